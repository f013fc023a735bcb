import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptPage } from '../../services/offline-codes/kept-codes.ts'

const openCode = vi.hoisted(() => {
  vi.resetModules()
  return vi.fn<(number: string, now: number) => Promise<KeptPage | null>>()
})
vi.mock('../../services/offline-codes/kept-codes.ts', () => ({ openCode }))

const { answerPage } = await import('./answer-page.ts')

const page: KeptPage = {
  language: 'ar',
  direction: 'rtl',
  title: 'A "code" <of> yours & mine',
  styles: 'p{color:red}',
  body: '<main>code</main>',
}
const ask = (path: string, preloaded?: Promise<Response>) =>
  answerPage({
    request: new Request(`https://podium.example${path}`),
    preloadResponse: preloaded ?? Promise.resolve(undefined),
  })
const fromNetwork = vi.fn<typeof fetch>()

describe('[BY-30] a page that the worker answers', () => {
  beforeEach(() => {
    openCode.mockReset().mockResolvedValue(page)
    fromNetwork.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', fromNetwork)
  })
  afterEach(() => vi.unstubAllGlobals())

  test.each([200, 404, 500, 503])('is what the network says, a %i as well', async (status) => {
    fromNetwork.mockResolvedValue(new Response('fresh', { status }))
    const answer = await ask('/orders/sales/PD48KX20917/pickup')
    expect([answer.status, await answer.text()]).toEqual([status, 'fresh'])
    expect(openCode).not.toHaveBeenCalled()
  })

  test('is asked for once, where the browser has asked already', async () => {
    const answer = await ask('/orders/sales/PD48KX20917/pickup', Promise.resolve(new Response('ahead')))
    expect([await answer.text(), fromNetwork.mock.calls]).toEqual(['ahead', []])
  })

  test('is the kept code where the network says nothing, by its number alone', async () => {
    const lost = Promise.reject(new TypeError('Failed to fetch'))
    for (const answer of [
      await ask('/us/en/orders/sales/pd48kx20917'),
      await ask('/orders/details/PD48KX20917', lost),
    ]) {
      const text = await answer.text()
      expect(answer.status).toBe(200)
      expect(text).toContain('<html lang="ar" dir="rtl">')
      expect(text).toContain('<title>A &quot;code&quot; &lt;of> yours &amp; mine</title>')
      expect(text).toContain('<main>code</main>')
      const [, nonce = ''] = /<style nonce="([\w-]+)">p\{color:red\}<\/style>/.exec(text) ?? []
      expect(text).toContain(`<script nonce="${nonce}">`)
      expect(answer.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(openCode.mock.calls.map(([number]) => number)).toEqual(['PD48KX20917', 'PD48KX20917'])
  })

  test('is the browser’s own where no code is kept, the store breaks, or the page has no code', async () => {
    openCode.mockResolvedValueOnce(null)
    await expect(ask('/orders/sales/PD48KX20917')).rejects.toThrow('Failed to fetch')
    openCode.mockRejectedValueOnce(new Error('no store'))
    await expect(ask('/orders/sales/PD48KX20917')).rejects.toThrow('Failed to fetch')
    openCode.mockClear()
    await expect(ask('/orders')).rejects.toThrow('Failed to fetch')
    expect(openCode).not.toHaveBeenCalled()
  })
})
