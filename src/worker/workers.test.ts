import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const { forgetCodes, answerPage } = vi.hoisted(() => {
  vi.resetModules()
  return { forgetCodes: vi.fn(async () => undefined), answerPage: vi.fn(async () => new Response()) }
})
vi.mock('../../services/offline-codes/kept-codes.ts', () => ({ forgetCodes }))
vi.mock('./answer-page.ts', () => ({ answerPage }))

const heard = new Map<string, (event: object) => void>()
const unregister = vi.fn(async () => true)
const skipWaiting = vi.fn(async () => undefined)
const enable = vi.fn(async () => undefined)

const begin = async (file: string) => {
  heard.clear()
  vi.resetModules()
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) => heard.set(name, hear))
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('registration', { unregister, navigationPreload: { enable } })
  await import(file)
}
const tell = async (name: string, event: object = {}) => {
  let done: Promise<unknown> = Promise.resolve()
  heard.get(name)?.({
    waitUntil: (work: Promise<unknown>) => {
      done = work
    },
    ...event,
  })
  await done
}

describe('[BY-30] the workers', () => {
  beforeEach(() => vi.clearAllMocks())
  afterEach(() => vi.unstubAllGlobals())

  test('the one that opens codes takes over at once, and is woken for nothing but their pages', async () => {
    await begin('./offline-codes.ts')
    const addRoutes = vi.fn(async () => undefined)
    await tell('install', { addRoutes })
    await tell('activate')
    const pagesOf = (section: string) => [
      { urlPattern: { pathname: `/orders/${section}/*` } },
      { urlPattern: { pathname: `/*/orders/${section}/*` } },
    ]
    expect(addRoutes).toHaveBeenCalledWith([
      { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
      { condition: { not: { or: ['sales', 'returns', 'details'].flatMap(pagesOf) } }, source: 'network' },
    ])
    expect([skipWaiting.mock.calls.length, enable.mock.calls.length]).toEqual([1, 1])
  })

  test.each([
    ['has no such routes', undefined],
    ['refuses them', () => Promise.reject(new TypeError('no such condition'))],
  ])('no page is asked for twice where the browser %s', async (_, addRoutes) => {
    await begin('./offline-codes.ts')
    await tell('install', { addRoutes })
    await tell('activate')
    expect([skipWaiting.mock.calls.length, enable.mock.calls.length]).toEqual([1, 0])
  })

  test('it answers the pages of codes, and lets other pages, calls, scripts and what is sent past', async () => {
    await begin('./offline-codes.ts')
    const respondWith = vi.fn()
    const ask = (mode: string, method: string, path: string) =>
      heard.get('fetch')?.({ request: { mode, method, url: `https://podium.example${path}` }, respondWith })
    const code = '/us/en/orders/sales/PD48KX20917/pickup'
    ask('cors', 'GET', code)
    ask('same-origin', 'GET', code)
    ask('no-cors', 'GET', code)
    ask('navigate', 'POST', code)
    ask('navigate', 'GET', '/us/en/orders')
    ask('navigate', 'GET', '/session/sign-in')
    expect(respondWith).not.toHaveBeenCalled()
    ask('navigate', 'GET', code)
    expect([respondWith.mock.calls.length, answerPage.mock.calls.length]).toEqual([1, 1])
  })

  test('the one in its place where codes alone are switched off forgets them, stays and shows what is pushed', async () => {
    await begin('./push-only.ts')
    await tell('install')
    await tell('activate')
    expect([skipWaiting, forgetCodes, unregister].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
    expect([...heard.keys()]).toEqual(['install', 'activate', 'push', 'notificationclick'])
  })

  test('the one in its place where it is switched off forgets every code, goes, and answers nothing', async () => {
    await begin('./switched-off.ts')
    await tell('install')
    await tell('activate')
    expect([skipWaiting, forgetCodes, unregister].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
    expect(heard.has('fetch')).toBe(false)
  })
})
