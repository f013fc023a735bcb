import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { hasUsableKey, pushEndpointOf, usualPushHosts } from './push-endpoint.ts'

const of = (endpoint: string) => pushEndpointOf(endpoint, usualPushHosts)?.hostname ?? null

describe('the address of a push service', () => {
  it('[BY-41] is https, by its usual port, in nobody’s name, of a name that the shop knows', () => {
    expect(of('https://fcm.googleapis.com/fcm/send/x?y=z')).toBe('fcm.googleapis.com')
    expect(of('https://FCM.googleapis.com:443/x')).toBe('fcm.googleapis.com')
    expect(of('https://db5p.notify.windows.com/w/?token=x')).toBe('db5p.notify.windows.com')
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:444/x',
      'https://kim@fcm.googleapis.com/x',
      'https://:secret@fcm.googleapis.com/x',
      'https://fcm.googleapis.com/x#y',
      'https://fcm.googleapis.com./x',
      'https://fcm.googleapis.com.podium.example/x',
      'https://podium.example/fcm.googleapis.com',
      'https://podium.example?fcm.googleapis.com',
      'https://podium.example\\@fcm.googleapis.com/x',
      'https://notify.windows.com/x',
      'https://notify.windows.com.podium.example/x',
      'https://xnotify.windows.com/x',
      'javascript:alert(1)',
      'https://',
      '',
    ]) {
      expect([endpoint, of(endpoint)]).toEqual([endpoint, null])
    }
  })

  it('[BY-41] is never one that the shop does not name, whatever is written', () => {
    const hosts = ['push.podium.example', '*.notify.podium.example']
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (text) => {
          expect(pushEndpointOf(text, hosts)).toBeNull()
        },
      ),
    )
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9@:/\\.#?%]{0,12}$/),
        fc.constantFrom('push.podium.example', 'a.notify.podium.example'),
        fc.stringMatching(/^[a-z0-9@:/\\.#?%]{0,12}$/),
        (before, host, after) => {
          const url = pushEndpointOf(`https://${before}${host}${after}`, hosts)
          if (url === null) return
          expect(url.host === 'push.podium.example' || url.host.endsWith('.notify.podium.example')).toBe(true)
          expect([url.protocol, url.username, url.password]).toEqual(['https:', '', ''])
        },
      ),
    )
  })

  it('[BY-41] has nothing sent to a browser whose key is no point of the curve', () => {
    const auth = 'A'.repeat(22)
    const good = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const usable = (p256dh: string) => hasUsableKey({ endpoint: 'https://x', keys: { p256dh, auth } })
    expect(usable(good)).toBe(true)
    expect(usable(`B${'A'.repeat(86)}`)).toBe(false)
    expect(usable(`${good.slice(0, -2)}AA`)).toBe(false)
  })
})

describe('an address of the internet', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.7',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:7',
    '64:ff9b:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:7::1',
    '2001::1',
    'no address',
    '',
  ])('[BY-41] %s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '142.250.179.138', '172.32.0.1', '2a00:1450:400e:80c::200a', '2606:4700::1111'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})
