/** What of a service worker's surroundings ours use; the pages' own library of types has none of it. */
type Extendable = Event & { readonly waitUntil: (done: Promise<unknown>) => void }

type InstallEvent = Extendable & {
  /** Static routes, where the browser has them. */
  readonly addRoutes?: (routes: readonly unknown[]) => Promise<void>
}

export type NavigationEvent = Event & {
  readonly request: Request
  /** The answer that was asked for while the worker started; `undefined` where the browser does not. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = {
  readonly install: InstallEvent
  readonly activate: Extendable
  readonly fetch: NavigationEvent
}

export type CodeWorker = {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ) => void
  readonly skipWaiting: () => Promise<void>
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'> & {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
}
