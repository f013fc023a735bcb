/**
 * The service worker (BY-30): opens the codes that a page has kept, where the network fails. It sees navigations alone; calls, scripts
 * and pictures go past it.
 */
import { answerPage } from './answer-page.ts'
import type { CodeWorker } from './code-worker.types.ts'

const worker = globalThis as unknown as CodeWorker

worker.addEventListener('install', (event) => {
  // Where the browser can, it does not even wake the worker for anything else.
  const past = event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
  event.waitUntil(Promise.allSettled([past, worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  // Pages are asked for while the worker starts, so that nobody waits for it.
  event.waitUntil(Promise.allSettled([worker.registration.navigationPreload?.enable()]))
})

worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(answerPage(event))
})
