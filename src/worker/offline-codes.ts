/**
 * The service worker: opens the codes that a page has kept, where the network fails (BY-30), and shows what is pushed (BY-36). It sees the
 * pages of codes alone; all other pages, calls, scripts and pictures go past it.
 */
import { codeNumberOf } from '../../domain/offline-codes/code-page.ts'
import { answerPage } from './answer-page.ts'
import type { CodeWorker } from './code-worker.types.ts'
import { hearPushes } from './notifications.ts'

const worker = globalThis as unknown as CodeWorker

/** Where the browser can, it does not even wake the worker for anything else. */
const pastTheWorker = [
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  {
    condition: {
      not: {
        or: ['sales', 'returns', 'details'].flatMap((section) => [
          { urlPattern: { pathname: `/orders/${section}/*` } },
          { urlPattern: { pathname: `/*/orders/${section}/*` } },
        ]),
      },
    },
    source: 'network',
  },
]

let isPast = false

worker.addEventListener('install', (event) => {
  const past = event.addRoutes?.(pastTheWorker).then(() => {
    isPast = true
  })
  event.waitUntil(Promise.allSettled([past, worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  // A page of a code is asked for while the worker starts; without the routes every other page would be asked for twice.
  if (isPast) event.waitUntil(Promise.allSettled([worker.registration.navigationPreload?.enable()]))
})

worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  if (mode !== 'navigate' || method !== 'GET' || codeNumberOf(new URL(url).pathname) === null) return
  event.respondWith(answerPage(event))
})

hearPushes(worker)
