import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CodeWorker } from './code-worker.types.ts'
import { hearPushes } from './notifications.ts'

const message = {
  event: 'shipped',
  orderNumber: 'PD48KX20917',
  title: 'Podium',
  body: 'Order PD48KX20917 has shipped.',
  path: '/us/en/orders/sales/PD48KX20917',
  tag: 'PD48KX20917-shipped',
  language: 'en',
  dir: 'ltr',
}

const heard = new Map<string, (event: object) => void>()
const showNotification = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => null)
const focus = vi.fn(async () => undefined)
let pages: readonly { url: string; focus: () => Promise<unknown> }[] = []

const tell = async (name: string, event: object) => {
  let done: Promise<unknown> = Promise.resolve()
  heard.get(name)?.({
    waitUntil: (work: Promise<unknown>) => {
      done = work
    },
    ...event,
  })
  await done
}
const push = (data: unknown) => tell('push', { data: data === null ? null : { json: () => data } })
const press = async (data: unknown) => {
  const close = vi.fn()
  await tell('notificationclick', { notification: { close, data } })
  return close.mock.calls.length
}

describe('[BY-36] what is pushed', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    heard.clear()
    pages = []
    vi.stubGlobal('location', { origin: 'https://podium.example' })
    hearPushes({
      addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
      registration: { showNotification },
      clients: { matchAll: async () => pages, openWindow },
    } as unknown as CodeWorker)
  })
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])('[BY-42] is shown in the words and the direction that it came with: %s', async (language, dir) => {
    await push({ ...message, language, dir })
    expect(showNotification.mock.calls).toEqual([
      [
        'Podium',
        {
          body: message.body,
          tag: message.tag,
          lang: language,
          dir,
          icon: '/favicon.svg',
          data: { path: message.path },
        },
      ],
    ])
  })

  test.each([
    ['nothing', null],
    ['no object', 'shipped'],
    ['no words', { ...message, body: '' }],
    ['a way to somewhere else', { ...message, path: 'https://elsewhere.example/' }],
    ['a way to somewhere else, hidden', { ...message, path: '//elsewhere.example/' }],
    ['the same with a stroke the other way', { ...message, path: '/\\elsewhere.example/' }],
  ])('is not shown where it says %s', async (_, data) => {
    await push(data)
    expect(showNotification).not.toHaveBeenCalled()
  })

  test('is not shown where nobody can read it', async () => {
    await tell('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON')
        },
      },
    })
    expect(showNotification).not.toHaveBeenCalled()
  })

  test('leads to the order’s page, which is looked for among those that are open', async () => {
    expect(await press({ path: message.path })).toBe(1)
    expect(openWindow.mock.calls).toEqual([[message.path]])
    pages = [
      { url: 'https://podium.example/us/en/orders', focus: vi.fn() },
      { url: `https://podium.example${message.path}?from=mail`, focus },
    ]
    await press({ path: message.path })
    expect([openWindow.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1])
  })

  test.each([[null], [{}], [{ path: 'https://elsewhere.example/' }]])(
    'leads nowhere else: %j',
    async (data) => {
      expect(await press(data)).toBe(1)
      expect(openWindow).not.toHaveBeenCalled()
    },
  )
})
