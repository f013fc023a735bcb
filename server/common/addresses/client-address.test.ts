import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (forwarded?: string | string[]) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each<[number, string | string[] | undefined, string]>([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.9', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9, 10.1.1.1', '203.0.113.9'],
  [2, '203.0.113.9', '203.0.113.9'],
  [1, ['198.51.100.1', '203.0.113.9'], '203.0.113.9'],
  [1, ' , ', '10.0.0.1'],
])('with %d trusted proxies and %j the client is %s', (proxies, forwarded, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address)
})

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::9', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(clientAddress(request(address), 1)).toBe(counted)
})

test('all addresses of one /64 are one client, and two networks are two', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
  const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':')
  const client = (network: readonly number[], host: readonly number[]) =>
    clientAddress(request(written([...network, ...host])), 1)
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (network, other, one, two) => {
      expect(client(network, one)).toBe(client(network, two))
      expect(client(network, one) === client(other, one)).toBe(written(network) === written(other))
    }),
  )
})
