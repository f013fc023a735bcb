import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { type RequestTimes, requestTimes } from '../common/request-limits.ts'
import { notReady } from './host-handler.ts'
import { createHostServer } from './host-server.ts'

/** Requests under way get this long to finish when the host stops. */
const graceMs = 10_000
/** How often connections that have become idle meanwhile are looked for. */
const idleEveryMs = 50

export type Listening = {
  readonly port: number
  /** Origin by which this process reaches itself, whatever the world calls it. */
  readonly ownOrigin: string
  /** Who answers from now on; until then every request gets a 503. */
  readonly answerWith: (handler: RequestListener) => void
  /** Takes no more requests, lets those under way finish, then closes every connection. */
  readonly stop: () => Promise<void>
}

const bind = (server: Server, host: string, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Codes of a machine that has no IPv6. */
const missingAddress: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

/** Browsers take `localhost` for either of these: both are ours, or somebody else might answer by the other. */
const loopbacks = { ipv4: '127.0.0.1', ipv6: '::1' } as const

/** How often another free port is tried where one is free on one of the loopback addresses only. */
const maxTries = 5

const close = (server: Server) => new Promise((resolve) => server.close(resolve))

const bindBoth = async (first: Server, second: Server, port: number, tries = maxTries): Promise<number> => {
  const bound = await bind(first, loopbacks.ipv4, port)
  try {
    await bind(second, loopbacks.ipv6, bound)
  } catch (error) {
    if (missingAddress.includes(codeOf(error))) return bound
    await close(first)
    if (port !== 0 || tries === 1 || codeOf(error) !== 'EADDRINUSE') throw error
    return bindBoth(first, second, port, tries - 1)
  }
  return bound
}

const nameOf = (host: string): string => {
  if (host === 'localhost' || host === '0.0.0.0') return loopbacks.ipv4
  if (host === '::') return `[${loopbacks.ipv6}]`
  return isIP(host) === 6 ? `[${host}]` : host
}

/**
 * Takes the port first of all: a port that is taken is said at once, and probes see that the host is starting.
 * @param host address or name; `localhost` takes both loopback addresses, IPv4 and IPv6.
 */
export const listen = async (
  host: string,
  port: number,
  times: RequestTimes = requestTimes,
): Promise<Listening> => {
  let handler: RequestListener = notReady
  const create = () => createHostServer((request, response) => handler(request, response), times)
  const [first, second] = [create(), create()]
  const bound = host === 'localhost' ? await bindBoth(first, second, port) : await bind(first, host, port)
  const servers = [first, second].filter((server) => server.listening)
  return {
    port: bound,
    ownOrigin: `http://${nameOf(host)}:${bound}`,
    answerWith: (next) => {
      handler = next
    },
    stop: async () => {
      const closed = Promise.all(servers.map(close))
      const idle = setInterval(() => {
        for (const server of servers) server.closeIdleConnections()
      }, idleEveryMs)
      const timer = setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, graceMs)
      await closed
      clearInterval(idle)
      clearTimeout(timer)
    },
  }
}
