/** Name of an error that says that a part of the page's code did not come. */
const goneCode = 'GoneCode'

type PreloadFailure = Event & { readonly payload?: unknown }

/**
 * Names failures to load a part of the code, which the build tells of, so that one place deals with them: after a new release
 * the code that a page asks for is gone, and only a document that is loaded anew asks for what is there.
 */
export const nameGoneCode = (page: Pick<Window, 'addEventListener'>): void => {
  page.addEventListener('vite:preloadError', (event: PreloadFailure) => {
    const { payload } = event
    if (!(payload instanceof Error)) return
    payload.name = goneCode
    // The router knows browsers' own words, and would load the page anew with no connection, too.
    payload.message = 'a part of the page did not come'
  })
}

export const isGoneCode = (error: unknown): boolean => error instanceof Error && error.name === goneCode

/** A document that failed as soon as it was loaded anew would fail again. */
const justStartedAgainMs = 60_000

/** Loads the document anew, once there is a connection. */
export const startAgain = (): void => {
  if (navigator.onLine) location.reload()
  else addEventListener('online', () => location.reload(), { once: true })
}

/** The same, unless that was tried a moment ago. */
export const startAgainOnce = (): void => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loaded?.type === 'reload' && performance.now() < justStartedAgainMs) return
  startAgain()
}

/** Where the code is gone that something needs, only another document has it. */
export const startAgainIfGone = (error: unknown): void => {
  if (isGoneCode(error)) startAgainOnce()
}
