import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest, RenderedPage, WholePage } from '../../../src/app/server/entry-server.tsx'
import { silentLog } from '../../common/log.ts'
import { createRenderedPages, type RenderedPagesDeps } from './rendered-pages.ts'
import { isMarkedUnavailable, markUnavailable } from './unavailable-for.ts'

const origin = 'https://podium.example'
const policy =
  "default-src 'none'; script-src 'self' https://survey.example; style-src 'self'; img-src 'self'"

const page: WholePage = {
  kind: 'page',
  status: 200,
  language: 'pl',
  direction: 'ltr',
  title: 'Zamówienia',
  description: 'Twoje zamówienia',
  body: '<main/>',
  known: '{}',
  head: '',
  showsOrder: false,
  link: null,
}

const open = (changes: Partial<RenderedPagesDeps> = {}, result: RenderedPage = page) => {
  const render = vi.fn(async (_: PageRequest) => result)
  const deps: RenderedPagesDeps = {
    render,
    documentOf: ({ title }, { path, nonce }) => `${title} at ${path} with ${nonce}`,
    sessionOf: async () => ({ status: 'guest', visitor: null }),
    apiFor: () => ({ base: 'http://api.in-process', fetch }),
    origin,
    playedShop: null,
    policy,
    wantsShell: () => false,
    log: silentLog,
    ...changes,
  }
  const rendered = createRenderedPages(deps)
  const app = new Hono().get('*', async (c) => {
    const whole = await rendered(c)
    return whole ?? c.text('the page without its contents', isMarkedUnavailable(c) ? 503 : 200)
  })
  return { render, get: (path: string, init?: RequestInit) => app.request(`http://host:1${path}`, init) }
}

afterEach(() => vi.useRealTimers())

const nonceIn = (text: string) => /with (.*)$/.exec(text)?.[1] ?? ''

test('an address that is no page’s has its page sent as 404', async () => {
  expect((await open({}, { ...page, status: 404 }).get('/pl/pl/nowhere')).status).toBe(404)
})

test('a page whose contents are not available goes out as one that is not', async () => {
  const apiFor: RenderedPagesDeps['apiFor'] = (c) => {
    markUnavailable(c)
    return { base: 'http://api.in-process', fetch }
  }
  const answer = await open({ apiFor }).get('/orders')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Zamówienia at')])
})

describe('a page that the host renders', () => {
  test('is its document, for one reader and never kept', async () => {
    const answer = await open().get('/pl/pl/orders?x=1')
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        vary: 'Accept-Encoding, Accept-Language, Cookie',
      },
    ])
    expect(answer.headers.has('link')).toBe(false)
    expect(await answer.text()).toMatch(/^Zamówienia at \/pl\/pl\/orders with .+/)
  })

  test('allows its own scripts and styles by a nonce that no other page has', async () => {
    const { get } = open()
    const [one, other] = await Promise.all([get('/orders'), get('/orders')])
    const nonces = [nonceIn(await one.text()), nonceIn(await other.text())]
    expect(nonces[0]).toMatch(/^[\w-]{22}$/)
    expect(nonces[1]).not.toBe(nonces[0])
    expect([one, other].map(({ headers }) => headers.get('content-security-policy'))).toEqual(
      nonces.map(
        (nonce) =>
          `default-src 'none'; script-src 'self' 'nonce-${nonce}' https://survey.example; style-src 'self' 'nonce-${nonce}'; img-src 'self'`,
      ),
    )
  })

  test('gets more where a request asks for it, with the policy that goes with it', async () => {
    const extras = { head: '<script src="/watch.js"></script>', policy: `${policy}; frame-src 'self'` }
    const { get } = open({
      documentOf: ({ title }, { nonce, extra }) => `${title} ${extra} with ${nonce}`,
      extrasOf: (c) => (c.req.header('cookie') === 'watch=1' ? extras : null),
    })
    const watched = await get('/orders', { headers: { cookie: 'watch=1' } })
    const text = await watched.text()
    expect(text).toContain('Zamówienia <script src="/watch.js"></script> with ')
    expect(watched.headers.get('content-security-policy')).toMatch(
      new RegExp(`'nonce-${nonceIn(text)}'.*; frame-src 'self'$`),
    )
    const plain = await get('/orders')
    expect(await plain.text()).toContain('Zamówienia  with ')
    expect(plain.headers.get('content-security-policy')).not.toContain('frame-src')
  })

  test('names the pictures of its first screen ahead', async () => {
    const link = '</products/ball.svg>; rel=preload; as=image'
    expect((await open({}, { ...page, link }).get('/orders')).headers.get('link')).toBe(link)
  })

  test('is compressed for a browser that takes it', async () => {
    const answer = await open().get('/orders', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(text).toMatch(/^Zamówienia at \/orders with /)
    const plain = await open().get('/orders', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  test('leads on to where its loaders send, and nobody keeps that', async () => {
    const answer = await open({}, { kind: 'redirect', location: '/orders/details/C0001' }).get('/orders')
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      307,
      '/orders/details/C0001',
      'private, no-store',
    ])
  })
})

describe('what a page is rendered from', () => {
  const requestOf = async (path: string, headers: Record<string, string> = {}) => {
    const { render, get } = open()
    await get(path, { headers })
    const [request] = render.mock.calls[0] ?? []
    if (!request) throw new Error('nothing was rendered')
    return request
  }

  test('is the address at the origin of the pages, and who looks with what', async () => {
    const request = await requestOf('/pl/pl/orders?email=lina%40example.com', {
      'accept-language': 'ar;q=0.5, pl',
      'user-agent': 'Firefox/140',
    })
    expect(request).toMatchObject({
      acceptedLanguages: ['pl', 'ar'],
      userAgent: 'Firefox/140',
      session: { status: 'guest', visitor: null },
      api: { base: 'http://api.in-process' },
    })
    expect(request.url.href).toBe(`${origin}/pl/pl/orders?email=lina%40example.com`)
  })

  test.each(['//elsewhere.example/orders', '/\\elsewhere.example/orders', '//user@elsewhere.example/orders'])(
    'is never the address of another host: %s',
    async (path) => {
      expect((await requestOf(path)).url.origin).toBe(origin)
    },
  )

  test.each([
    ['Europe/Warsaw', 'Europe/Warsaw'],
    ['America%2FNew_York', 'America/New_York'],
    ['EUROPE/warsaw', 'Europe/Warsaw'],
    ['Moon/Base', 'UTC'],
    ['', 'UTC'],
    ['%3Cscript%3E', 'UTC'],
    [null, 'UTC'],
  ])('a browser that says its zone is %j reads times of %s', async (told, zone) => {
    const headers = told === null ? {} : { cookie: `__Host-baton-time-zone=${told}` }
    expect((await requestOf('/orders', headers)).timeZone).toBe(zone)
  })
})

describe('the page goes out without its contents', () => {
  const shell = 'the page without its contents'

  test('where that is asked for', async () => {
    const { render, get } = open({ wantsShell: (c) => c.req.header('x-sandbox-page') === 'shell' })
    const headers = { 'x-sandbox-page': 'shell' }
    expect([await (await get('/orders', { headers })).text(), render.mock.calls]).toEqual([shell, []])
    expect(await (await get('/orders')).text()).not.toBe(shell)
  })

  test.each([
    ['it cannot be rendered', { render: () => Promise.reject(new TypeError('lina@example.com')) }],
    ['nobody can say who is looking', { sessionOf: () => Promise.reject(new TypeError('lina@example.com')) }],
  ])('where %s; that is logged without what was shown', async (_, broken) => {
    const log = vi.fn()
    const answer = await open({ ...broken, log }).get('/orders')
    expect([answer.status, await answer.text()]).toEqual([200, shell])
    expect(answer.headers.has('content-security-policy')).toBe(false)
    expect(log.mock.calls).toEqual([
      ['error', 'page.not-rendered', { error: 'TypeError', at: expect.any(Array) }],
    ])
    expect(JSON.stringify(log.mock.calls)).not.toContain('lina')
  })

  test('where the database is down, as one that is not available now', async () => {
    const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const broken = { render: () => Promise.reject(new Error('Failed query', { cause: down })) }
    const answer = await open(broken).get('/orders')
    expect([answer.status, await answer.text()]).toEqual([503, shell])
  })

  test('where who is looking is not known in time', async () => {
    vi.useFakeTimers()
    const log = vi.fn()
    const slow = open({ sessionOf: () => new Promise(() => {}), log })
    const answer = slow.get('/orders')
    await vi.advanceTimersByTimeAsync(1_500)
    expect([await (await answer).text(), slow.render.mock.calls]).toEqual([shell, []])
    expect(log).toHaveBeenCalledWith(
      'error',
      'page.not-rendered',
      expect.objectContaining({ error: 'TimeoutError' }),
    )
  })

  test('what is left of the time is for what it shows', async () => {
    vi.useFakeTimers()
    const slow = open({
      sessionOf: async () => {
        await new Promise((come) => setTimeout(come, 1_000))
        return { status: 'guest', visitor: null }
      },
    })
    const answer = slow.get('/orders')
    await vi.advanceTimersByTimeAsync(1_000)
    await answer
    expect(slow.render.mock.calls[0]?.[0].waitMs).toBe(500)
  })

  test.each(['//elsewhere.example/orders', '/\\elsewhere.example', 'https://elsewhere.example/orders'])(
    'where it would lead to another host: %s',
    async (location) => {
      const answer = await open({}, { kind: 'redirect', location }).get('/orders')
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    },
  )

  test('a reader who has left is no error', async () => {
    const log = vi.fn()
    const left = new AbortController()
    const { get } = open({
      log,
      render: async () => {
        left.abort()
        throw left.signal.reason
      },
    })
    await Promise.resolve(get('/orders', { signal: left.signal })).catch(() => undefined)
    expect(log).not.toHaveBeenCalled()
  })
})
