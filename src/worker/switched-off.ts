/** What stands in the worker's place where the host has neither codes (`BATON_OFFLINE_CODES=0`) nor web push: it forgets every code and goes. */
import { forgetCodes } from '../../services/offline-codes/kept-codes.ts'
import type { CodeWorker } from './code-worker.types.ts'

const worker = globalThis as unknown as CodeWorker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([forgetCodes(), worker.registration.unregister()]))
})
