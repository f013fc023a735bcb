import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readClientFiles } from './client-files.ts'
import { toldElements } from './index-page.ts'
import { createPagesRoutes } from './pages.routes.ts'

const index =
  '<!doctype html>\n<html lang="en" dir="ltr">\n<head><title>Podium</title></head><body></body></html>'

describe('pages', () => {
  let folder = ''
  let pages: Hono
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baton-pages-'))
    for (const path of ['assets', '.vite', 'products']) mkdirSync(join(folder, path))
    writeFileSync(join(folder, 'index.html'), index)
    writeFileSync(join(folder, 'assets/index-abc.js'), 'export const orders = []')
    writeFileSync(join(folder, 'assets/index-abc.js.br'), 'brotli')
    writeFileSync(join(folder, 'assets/index-abc.js.gz'), 'gzip')
    writeFileSync(join(folder, 'products/ball.svg'), '<svg/>')
    writeFileSync(join(folder, 'offline-codes.js'), 'opens()')
    writeFileSync(join(folder, 'offline-codes-push.js'), 'pushes()')
    writeFileSync(join(folder, 'offline-codes-off.js'), 'goes()')
    writeFileSync(join(folder, '.vite/manifest.json'), '{}')
    writeFileSync(join(folder, '.built-from'), 'abc')
    pages = createPagesRoutes(readClientFiles(folder), { told: '' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await pages.request(path, { headers })
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      encoding: answer.headers.get('content-encoding'),
      cache: answer.headers.get('cache-control'),
      etag: answer.headers.get('etag'),
      text: await answer.text(),
    }
  }

  test('[BY-30] the service worker is asked for anew each time, opens no codes where they are switched off, and goes without web push', async () => {
    const worker = async (options: { offlineCodes?: boolean; webPush?: boolean } = {}) => {
      const answer = await createPagesRoutes(readClientFiles(folder), { told: '', ...options }).request(
        '/offline-codes.js',
      )
      return [answer.headers.get('cache-control'), answer.headers.get('content-type'), await answer.text()]
    }
    const script = 'text/javascript; charset=utf-8'
    expect(await worker()).toEqual(['no-cache', script, 'opens()'])
    expect(await worker({ offlineCodes: true, webPush: false })).toEqual(['no-cache', script, 'opens()'])
    expect(await worker({ offlineCodes: false })).toEqual(['no-cache', script, 'pushes()'])
    expect(await worker({ offlineCodes: false, webPush: false })).toEqual(['no-cache', script, 'goes()'])
  })

  test('files with a hash in their name may be kept for good, others for an hour', async () => {
    expect(await get('/assets/index-abc.js')).toEqual({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      encoding: null,
      cache: 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      text: 'export const orders = []',
    })
    expect((await get('/products/ball.svg')).cache).toBe('public, max-age=3600')
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip;q=1, br;q=0', 'gzip', 'gzip'],
    ['identity', null, 'export const orders = []'],
  ])('a browser that takes %s gets %s', async (accepted, encoding, text) => {
    const answer = await get('/assets/index-abc.js', { 'accept-encoding': accepted })
    expect({ encoding: answer.encoding, text: answer.text }).toEqual({ encoding, text })
  })

  test('a browser that has the file is told so', async () => {
    const { etag } = await get('/assets/index-abc.js')
    const again = await get('/assets/index-abc.js', { 'if-none-match': etag ?? '' })
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
  })

  test.each([
    ['/orders', undefined, 'lang="en" dir="ltr"'],
    ['/pl/pl/orders/sales/C0123', 'ar', 'lang="pl" dir="ltr"'],
    ['/ae/ar/orders', 'en', 'lang="ar" dir="rtl"'],
    ['/pl/orders', 'en', 'lang="pl" dir="ltr"'],
    ['/gb/sk/orders', 'ar,en', 'lang="en-GB" dir="ltr"'],
    ['/tw/orders', 'en', 'lang="zh-Hant" dir="ltr"'],
    ['/orders', 'zh-TW,en', 'lang="zh-Hant" dir="ltr"'],
  ])('%s is the one page, in its language', async (path, accepted, attributes) => {
    const answer = await get(path, accepted === undefined ? {} : { 'accept-language': accepted })
    expect(answer).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      encoding: null,
      cache: 'no-cache',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      text: index.replace('lang="en" dir="ltr"', attributes),
    })
  })

  test('the page is compressed as well', async () => {
    const answer = await pages.request('/orders', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(index)
  })

  test.each([
    '/api/unknown',
    '/identity/unknown',
    '/session/unknown',
    '/sandbox/unknown',
    '/healthz/unknown',
    '/assets/index-old.js',
    '/assets',
    '/products/unknown.svg',
  ])('%s is no page', async (path) => {
    const { status, cache } = await get(path)
    expect({ status, cache }).toEqual({ status: 404, cache: 'no-store' })
  })

  test.each(['/.vite/manifest.json', '/.built-from', '/assets/%2e%2e/.built-from', '/index.html'])(
    '%s is not handed out',
    async (path) => {
      expect((await get(path)).text).toBe(index)
    },
  )

  test('only reads', async () => {
    const answer = await pages.request('/orders', { method: 'POST' })
    expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    })
    const head = await pages.request('/orders', { method: 'HEAD' })
    expect({
      status: head.status,
      length: head.headers.get('content-length'),
      text: await head.text(),
    }).toEqual({
      status: 200,
      length: String(index.length),
      text: '',
    })
  })

  test('a page that is rendered goes out so; files do not, nor does what is only looked at', async () => {
    const rendered = vi.fn(async (c: Context) => (c.req.path === '/orders' ? c.text('rendered') : null))
    const whole = createPagesRoutes(readClientFiles(folder), { told: '', rendered })
    const textOf = async (path: string, method = 'GET') => (await whole.request(path, { method })).text()
    expect([await textOf('/orders'), await textOf('/orders/partners')]).toEqual(['rendered', index])
    expect(rendered).toHaveBeenCalledTimes(2)
    await textOf('/orders', 'HEAD')
    await textOf('/assets/index-abc.js')
    await textOf('/api/unknown')
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  test('gives a request more than the page where it asks for it, and keeps that nowhere', async () => {
    const extras = {
      head: '<script src="/watch.js"></script>',
      policy: "default-src 'none'; frame-src 'self'",
    }
    const watched = createPagesRoutes(readClientFiles(folder), {
      told: '',
      extrasOf: (c) => (c.req.header('cookie') === 'watch=1' ? extras : null),
    })
    const asked = await watched.request('/orders', { headers: { cookie: 'watch=1' } })
    expect(await asked.text()).toContain('<head><script src="/watch.js"></script><title>')
    expect(asked.headers.get('content-security-policy')).toBe(extras.policy)
    expect(asked.headers.get('cache-control')).toBe('no-store')
    const plain = await watched.request('/orders')
    expect([await plain.text(), plain.headers.get('content-security-policy')]).toEqual([index, null])
  })

  test('says where another API host is', async () => {
    const told = toldElements({ apiBase: 'https://api.example/"x"', shopBase: null })
    const other = createPagesRoutes(readClientFiles(folder), { told })
    expect(await (await other.request('/orders')).text()).toContain(
      '<meta name="baton-api-base" content="https://api.example/&quot;x&quot;"></head>',
    )
  })

  test('says where the shop’s own site is played, and nothing where nobody plays it', () => {
    expect([
      toldElements({ apiBase: null, shopBase: '/sandbox/shop' }),
      toldElements({ apiBase: null, shopBase: null }),
    ]).toEqual(['<meta name="baton-shop" content="/sandbox/shop">', ''])
  })

  test('an address that is no page’s is answered as 404, with the page that says so', async () => {
    const statuses = await Promise.all(
      ['/orders', '/gb/en', '/anything/else', '/gb/en/orders/sales/AB-12'].map(
        async (path) => (await pages.request(path)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 404, 404])
  })
})
