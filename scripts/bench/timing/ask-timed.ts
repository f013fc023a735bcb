import { Agent, request } from 'node:http'

export type Question = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** Sends questions one after the other on one connection that stays open. */
export const createAsker = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  /** Milliseconds from the question to the end of its answer. @throws where the answer has another status. */
  const ask = ({ method, path, headers = {}, body }: Question, status: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const kind = sent === undefined ? {} : { 'Content-Type': 'application/json' }
      const asked = performance.now()
      request(origin + path, { method, agent, headers: { ...kind, ...headers } }, (answer) => {
        answer.on('error', reject).on('end', () => {
          const took = performance.now() - asked
          if (answer.statusCode === status) resolve(took)
          else reject(new Error(`${method} ${path} answered ${answer.statusCode} in place of ${status}`))
        })
        answer.resume()
      })
        .on('error', reject)
        .end(sent)
    })
  return { ask, close: () => agent.destroy() }
}
