import type { InspectionEvent } from 'xstate'

declare global {
  interface Window {
    /** Set by who watches the page's actors from outside: the live chart of the sandbox, and the browser tests. */
    batonActors?: (inspected: InspectionEvent) => void
  }
}

/** Hands on what happens in the page's actor systems, to whoever watches them. */
export const tellWatcher = (inspected: InspectionEvent): void => window.batonActors?.(inspected)
