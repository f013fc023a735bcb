import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { decryptPush } from '../../../sandbox/push/decrypt-push.ts'
import { isSigned } from '../../../sandbox/push/sandbox-push.ts'
import { createPostPush, type PostPush, publicOnly } from './post-push.ts'
import { createPushService } from './push-service.ts'
import { createVapid } from './vapid.ts'

/** The browser of RFC 8291, appendix A. */
const browser = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const endpoint = 'https://push.podium.example/send/x'
const subscription = { endpoint, keys: { p256dh: browser.publicKey, auth: browser.auth } }
const settings = {
  origin: 'https://shop.podium.example',
  secret: 'a secret of at least 32 characters',
  push: { key: null, contact: 'mailto:desk@podium.example', hosts: ['push.podium.example'] },
}
const sending = () => ({ message: '{"event":"shipped"}', ttl: 60, topic: 'topic', now: new Date() })

const answering =
  (status: number): PostPush =>
  async () => ({ status, retryAfter: null })

describe('a message by web push', () => {
  it('[BY-41] is opened by its browser as the specification’s own example is (RFC 8291)', () => {
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
    expect(decryptPush(browser, Buffer.from(body, 'base64url'))).toBe(
      'When I grow up, I want to be a watermelon',
    )
  })

  it('[BY-41] is signed for its service (RFC 8292) and encrypted for its browser alone (RFC 8291), each time anew', async () => {
    const posted: { url: URL; headers: Readonly<Record<string, string>>; body: Buffer }[] = []
    const service = createPushService(settings, async (url, headers, body) => {
      posted.push({ url, headers, body })
      return { status: 201, retryAfter: null }
    })
    for (const _ of [1, 2]) expect(await service.send(subscription, sending())).toEqual({ kind: 'sent' })
    for (const { url, headers, body } of posted) {
      expect(url.href).toBe(endpoint)
      expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '60', Topic: 'topic' })
      expect(await isSigned(headers.Authorization ?? '', 'https://push.podium.example')).toBe(true)
      expect(await isSigned(headers.Authorization ?? '', 'https://other.podium.example')).toBe(false)
      expect(headers.Authorization).toContain(`k=${service.publicKey}`)
      expect(decryptPush(browser, body)).toBe(sending().message)
      expect(decryptPush({ ...browser, auth: 'A'.repeat(22) }, body)).toBeNull()
      const altered = Buffer.from(body)
      altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1)
      expect(decryptPush(browser, altered)).toBeNull()
      expect(body.toString('latin1')).not.toContain('shipped')
    }
    expect(posted[0]?.body.equals(posted[1]?.body ?? Buffer.alloc(0))).toBe(false)
  })

  it('[BY-41] is signed with the shop’s own key, which all its hosts have and which lasts; another secret has another', async () => {
    const of = (secret: string, key: string | null = null) =>
      createVapid({ key, secret, contact: 'https://podium.example' })
    const [one, again, other] = [of(settings.secret), of(settings.secret), of(`${settings.secret}!`)]
    expect(one.publicKey).toBe(again.publicKey)
    expect(one.publicKey).not.toBe(other.publicKey)
    expect(one.publicKey).toMatch(/^B[\w-]{86}$/)
    expect(of(settings.secret, browser.privateKey).publicKey).toBe(browser.publicKey)
    const header = await one.authorization(new URL(endpoint), new Date())
    const payload = JSON.parse(
      Buffer.from(/t=[\w-]+\.([\w-]+)\./.exec(header)?.[1] ?? '', 'base64url').toString(),
    )
    expect(payload).toMatchObject({ aud: 'https://push.podium.example', sub: 'https://podium.example' })
    expect(payload.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60_000)
    const bent = header.replace(/k=B(.)/, (_, sign) => `k=B${sign === 'A' ? 'B' : 'A'}`)
    expect(await isSigned(bent, 'https://push.podium.example')).toBe(false)
  })

  it.each([
    [201, 'sent'],
    [200, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [301, 'refused'],
    [307, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('[BY-41] that a service answers with %d is %s', async (status, kind) => {
    expect(await createPushService(settings, answering(status)).send(subscription, sending())).toMatchObject({
      kind,
    })
  })

  it('[BY-41] goes to no service that the shop does not name, also one that was named once', async () => {
    let posts = 0
    const service = createPushService(settings, async () => {
      posts += 1
      return { status: 201, retryAfter: null }
    })
    for (const foreign of [
      'https://other.podium.example/x',
      'http://push.podium.example/x',
      'https://10.0.0.7/x',
    ]) {
      expect(service.knows(foreign)).toBe(false)
      expect(await service.send({ ...subscription, endpoint: foreign }, sending())).toMatchObject({
        kind: 'refused',
      })
    }
    expect(posts).toBe(0)
  })

  it('is never longer than services take', async () => {
    const service = createPushService(settings, answering(201))
    const message = 'é'.repeat(2_000)
    expect(await service.send(subscription, { ...sending(), message })).toEqual({
      kind: 'refused',
      code: 'too_long',
    })
  })

  it('is tried again where nobody answers', async () => {
    const post = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNRESET' }))
    expect(await createPushService(settings, post).send(subscription, sending())).toMatchObject({
      kind: 'later',
      code: 'ECONNRESET',
    })
  })
})

describe('the way to a push service', () => {
  const servers: { close: () => void }[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return (server.address() as AddressInfo).port
  }
  const resolving =
    (...addresses: readonly string[]): LookupFunction =>
    (_, __, done) =>
      done(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) as never)

  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, by its newer address', ['::1']],
    ['a network of the shop', ['10.0.0.7']],
    ['the cloud’s own data', ['169.254.169.254']],
    ['the internet and a network of the shop', ['142.250.179.138', '192.168.0.7']],
    ['nothing', []],
  ])('[BY-41] leads nowhere where its name is resolved to %s', async (_, addresses) => {
    let hits = 0
    const port = await serve((_request, response) => {
      hits += 1
      response.end()
    })
    const post = createPostPush(resolving(...addresses))
    await expect(
      post(new URL(`https://push.podium.example:${port}/send/x`), {}, Buffer.from('x')),
    ).rejects.toMatchObject({ code: 'EADDRESSREFUSED' })
    expect(hits).toBe(0)
    const service = createPushService(settings, post)
    expect(await service.send(subscription, sending())).toEqual({
      kind: 'refused',
      code: 'EADDRESSREFUSED',
    })
  })

  it('[BY-41] goes to the very address that was looked at, so that a name cannot change its mind', () => {
    const found: unknown[] = []
    let asked = 0
    const lookup = publicOnly((_, __, done) => {
      asked += 1
      done(null, [{ address: asked === 1 ? '142.250.179.138' : '127.0.0.1', family: 4 }] as never)
    })
    lookup('push.podium.example', {}, (...answer) => found.push(answer))
    lookup('push.podium.example', { all: true }, (error) => found.push((error as { code: string }).code))
    expect(found).toEqual([[null, '142.250.179.138', 4], 'EADDRESSREFUSED'])
  })

  it('[BY-41] follows nothing, and reads nothing of what is answered', async () => {
    const paths: string[] = []
    const port = await serve((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/inside`, 'Retry-After': '7' })
      response.end('x'.repeat(100_000))
    })
    const post = createPostPush(resolving('142.250.179.138'), ((
      url: URL,
      { method, headers }: { method: string; headers: Record<string, string> },
      answered: () => void,
    ) => httpRequest(`http://127.0.0.1:${port}${url.pathname}`, { method, headers }, answered)) as never)
    expect(await post(new URL(endpoint), {}, Buffer.from('x'))).toEqual({ status: 307, retryAfter: 7 })
    expect(paths).toEqual(['/send/x'])
  })
})
