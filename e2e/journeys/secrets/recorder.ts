import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'

/** What a browser and its host left in one place, as text. */
export type Trace = { readonly place: Place; readonly at: string; readonly text: string }

/**
 * `address`: what the address bar showed once a page was there. `navigation`: what was opened. `request`: where a request went. `referer`: what it said it came from. `html`: a document as it
 * came. `storage`: all that a page can keep. `log`: what the host has logged since.
 */
export type Place = 'address' | 'navigation' | 'request' | 'referer' | 'html' | 'storage' | 'log'

export type Recorder = {
  /** Notes what the page keeps now; `step` says where the journey is. */
  readonly looksAround: (page: Page, step: string) => Promise<void>
  readonly traces: () => Promise<readonly Trace[]>
  /** Directives that a page went against. */
  readonly violations: readonly string[]
  /** Headers of every answer of the host, by its address. */
  readonly answers: readonly { readonly url: string; readonly headers: Readonly<Record<string, string>> }[]
  /** Access tokens and guests' passes that pages were handed. */
  readonly tokens: readonly string[]
}

/** All that a page can keep in a browser, and what scripts can read of cookies. */
const kept = async (): Promise<string> => {
  const databases = await Promise.all(
    (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const rows = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise<unknown>((resolve, reject) => {
              const asked = database.transaction(store).objectStore(store).getAll()
              asked.onsuccess = () => resolve(asked.result)
              asked.onerror = () => reject(asked.error)
            }),
        ),
      )
      database.close()
      return [name, rows]
    }),
  )
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all(
        (await cache.keys()).map(async (request) => [
          request.url,
          await (await cache.match(request))?.text(),
        ]),
      )
    }),
  )
  const workers = await navigator.serviceWorker.getRegistrations()
  return JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    cached,
    workers: workers.map(({ scope }) => scope),
    name: window.name,
    state: history.state,
    cookie: document.cookie,
    referrer: document.referrer,
  })
}

/** The host's own log, where this run has started it. */
const readLog = async (): Promise<string> =>
  process.env.E2E_LOG === undefined ? '' : readFile(process.env.E2E_LOG, 'utf8')

/** Notes from now on all that a browser asks, is answered, shows in its address bar and keeps, and what its host logs. */
export const recordEverything = async (context: BrowserContext, origin: string): Promise<Recorder> => {
  const traces: Trace[] = []
  const violations: string[] = []
  const answers: { url: string; headers: Record<string, string> }[] = []
  const tokens: string[] = []
  const reading: Promise<unknown>[] = []
  const logged = (await readLog()).length

  const noteRequest = async (request: Request) => {
    const { referer = '' } = await request.allHeaders()
    traces.push({ place: 'request', at: request.method(), text: request.url() })
    traces.push({ place: 'referer', at: request.url(), text: referer })
  }
  context.on('request', (request) => reading.push(noteRequest(request).catch(() => undefined)))
  context.on('response', (response) => {
    const read = async () => {
      const url = response.url()
      if (!url.startsWith(origin)) return
      const headers = await response.allHeaders()
      answers.push({ url, headers })
      const isHtml = /text\/html/.test(headers['content-type'] ?? '')
      if (isHtml) traces.push({ place: 'html', at: url, text: await response.text() })
      if (new URL(url).pathname !== '/session') return
      const session = (await response.json()) as {
        readonly accessToken?: string
        readonly visitor?: { readonly pass?: string } | null
      }
      tokens.push(...[session.accessToken, session.visitor?.pass].filter((token) => token !== undefined))
    }
    reading.push(read().catch(() => undefined))
  })
  const watch = (page: Page) => {
    page.on('framenavigated', (frame) =>
      traces.push({ place: 'navigation', at: 'a page', text: frame.url() }),
    )
  }
  context.pages().forEach(watch)
  context.on('page', watch)
  await context.exposeBinding('tellViolation', (_, directive: string) => violations.push(directive))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (directive: string) => void }
      tellViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  return {
    looksAround: async (page, step) => {
      // A browser forgets the text of an answer once its page is left.
      await Promise.all(reading)
      traces.push({ place: 'address', at: step, text: page.url() })
      traces.push({ place: 'storage', at: step, text: await page.evaluate(kept) })
    },
    traces: async () => {
      await Promise.all(reading)
      return [...traces, { place: 'log', at: 'the host', text: (await readLog()).slice(logged) }]
    },
    violations,
    answers,
    tokens,
  }
}
