import { Agent, get } from 'node:http'
import { quantile } from '../figures/statistics.ts'
import { addressOfVisit } from '../shop/address-of-visit.ts'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; errors: number }

/** Asks for a page over and over on ten connections that stay open. */
export async function loadOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  { seconds, connections = 10 }: { seconds: number; connections?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let errors = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const askAgain = async () => {
    while (performance.now() < until) {
      const asked = performance.now()
      const status = await statusOf(url, { ...headers, ...addressOfVisit() }, agent)
      times.push(performance.now() - asked)
      if (status !== 200) errors += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askAgain))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  return {
    perSecond: (times.length - errors) / took,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    errors,
  }
}

function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { headers, agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', () => resolve(0))
      answer.resume()
    }).on('error', () => resolve(0))
  })
}
