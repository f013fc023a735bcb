import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Does this name or address (an IPv6 address with or without brackets) stand for this machine alone? What listens there is
 * out of the network's reach (RFC 6761, 6.3).
 */
export const isLocalName = (name: string): boolean => {
  const bare = name.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const version = isIP(bare)
  if (version === 0) return bare === 'localhost' || bare.endsWith('.localhost')
  return loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}
