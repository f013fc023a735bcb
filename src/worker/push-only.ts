/** What stands in the worker's place where codes are switched off and notifications are not: it forgets every code, and shows what is pushed. */
import { forgetCodes } from '../../services/offline-codes/kept-codes.ts'
import type { CodeWorker } from './code-worker.types.ts'
import { hearPushes } from './notifications.ts'

const worker = globalThis as unknown as CodeWorker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([forgetCodes()]))
})

hearPushes(worker)
