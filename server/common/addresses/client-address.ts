import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Eight groups of hexadecimal digits, as the platform writes an address, with the left-out zeros put back. */
const groupsOf = (ipv6: string): readonly string[] => {
  const written = new URL(`http://[${ipv6}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const split = (part = '') => (part === '' ? [] : part.split(':'))
  if (tail === undefined) return split(head)
  const [before, after] = [split(head), split(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 one, since whoever has one address of it has all
 * (decisions.md, "Limits"). Anything else counts as it is written.
 */
const clientOf = (address: string): string => {
  const [bare = ''] = address.replace(/^\[(.*)\]$/, '$1').split('%')
  const ipv4 = mappedIpv4.exec(bare)?.[1]
  if (ipv4 !== undefined) return ipv4
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare
}

const seenAddress = (request: IncomingMessage, trustProxy: number): string => {
  const own = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return own
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  return hops.at(-trustProxy) ?? hops[0] ?? own
}

/**
 * The client that limits count by. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so the client is
 * the entry that the outermost trusted one wrote; what stands before it is the client's own claim.
 * @param trustProxy number of proxies in front, 0: the connection's own address.
 * @returns an IPv4 address, or an IPv6 network such as `2001:db8:0:1::/64`.
 */
export const clientAddress = (request: IncomingMessage, trustProxy: number): string =>
  clientOf(seenAddress(request, trustProxy))
