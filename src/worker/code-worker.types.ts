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

export type PushEvent = Extendable & {
  /** `null` where a service sent nothing with it. */
  readonly data: { readonly json: () => unknown } | null
}

export type NotificationClickEvent = Extendable & {
  readonly notification: Pick<Notification, 'close' | 'data'>
}

type OpenPage = { readonly url: string; readonly focus: () => Promise<unknown> }

type WorkerEvents = {
  readonly install: InstallEvent
  readonly activate: Extendable
  readonly fetch: NavigationEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationClickEvent
}

export type CodeWorker = {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly matchAll: (of: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }) => Promise<readonly OpenPage[]>
    readonly openWindow: (path: string) => Promise<unknown>
  }
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister' | 'showNotification'> & {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
}
