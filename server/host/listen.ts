import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notReady } from './host-handler.ts'

/** Requests under way get this long to finish when the host stops. */
const graceMs = 1500
/** Longer than the minute for which proxies keep theirs, so that none sends a request into a connection that is being closed. */
const keepAliveMs = 65_000

export type Listening = {
  readonly port: number
  /** Who answers from now on; until then every request gets a 503. */
  readonly answerWith: (handler: RequestListener) => void
  /** Takes no more requests, lets those under way finish, then closes every connection. */
  readonly stop: () => Promise<void>
}

const bind = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Takes the port first of all: a port that is taken is said at once, and probes see that the host is starting. */
export const listen = async (port: number): Promise<Listening> => {
  let handler: RequestListener = notReady
  const server = createServer((request, response) => handler(request, response))
  server.keepAliveTimeout = keepAliveMs
  const bound = await bind(server, port)
  return {
    port: bound,
    answerWith: (next) => {
      handler = next
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timer)
    },
  }
}
