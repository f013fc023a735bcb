import type { IncomingMessage } from 'node:http'

/**
 * Address that limits count by. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so the client is
 * the entry that the outermost trusted one wrote; what stands before it is the client's own claim.
 * @param trustProxy number of proxies in front, 0: the connection's own address.
 */
export const clientAddress = (request: IncomingMessage, trustProxy: number): string => {
  const own = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return own
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-trustProxy) ?? hops[0] ?? own
}
