import { describe, expect, it } from 'vitest'
import { createTextMessages } from './text-messages.ts'

const url = 'https://texts.example/v1/messages'

/** A gateway that answers with this status, or not at all, and what it was sent. */
const gateway = (status: number | null) => {
  const seen: { url: string; headers: Headers; body: unknown }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    seen.push({ url: request.url, headers: request.headers, body: await request.json() })
    if (status === null) throw new TypeError('fetch failed')
    return new Response(null, { status })
  }
  return { seen, fetch: fetch as typeof globalThis.fetch }
}

describe('[BY-24] a gateway of text messages', () => {
  it('is sent number, sender and words once, with the message’s id as its key and the token', async () => {
    const { seen, fetch } = gateway(202)
    const texts = createTextMessages({ url, token: 'hush', sender: 'Podium' }, fetch)
    expect(await texts.send('id-1', '31612345678', '123456 is your code.')).toEqual({ kind: 'sent' })
    expect(seen).toHaveLength(1)
    const [{ headers, ...sent } = { headers: new Headers() }] = seen
    expect(sent).toEqual({ url, body: { to: '+31612345678', from: 'Podium', text: '123456 is your code.' } })
    expect([headers.get('idempotency-key'), headers.get('authorization')]).toEqual(['id-1', 'Bearer hush'])
  })

  it('is sent no token where it has none', async () => {
    const { seen, fetch } = gateway(200)
    await createTextMessages({ url, token: null, sender: '+15005550006' }, fetch).send('id-1', '44', 'x')
    expect(seen[0]?.headers.get('authorization')).toBeNull()
  })

  it.each([
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [400, 'gone'],
    [401, 'gone'],
    [404, 'gone'],
    [422, 'gone'],
  ])('that answers %i is asked again or not: %s', async (status, kind) => {
    const { seen, fetch } = gateway(status)
    const texts = createTextMessages({ url, token: null, sender: 'Podium' }, fetch)
    expect(await texts.send('id-1', '44', 'x')).toEqual({ kind, code: String(status) })
    expect(seen).toHaveLength(1)
  })

  it('that cannot be reached is asked again', async () => {
    const texts = createTextMessages({ url, token: null, sender: 'Podium' }, gateway(null).fetch)
    expect(await texts.send('id-1', '44', 'x')).toEqual({ kind: 'later', code: 'unreachable' })
  })
})
