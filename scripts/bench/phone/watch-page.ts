/** What a page's own clock has seen, in milliseconds since the navigation began. */
export type Watched = {
  fcp: number | null
  lcp: number | null
  /** When the awaited element was painted. */
  shown: number | null
  shift: number
  /** Tasks of 50 ms and more: when they began, and how long they took. */
  longTasks: { start: number; duration: number }[]
}

/**
 * Runs in the page before anything else. The first element that matches, and what takes its place before it was seen, gets the
 * attribute by which the browser tells when its text was painted, on the same clock as LCP.
 */
export function watchPage(selector: string): void {
  const watched: Watched = { fcp: null, lcp: null, shown: null, shift: 0, longTasks: [] }
  Object.assign(globalThis, { watched })
  const observe = <T extends PerformanceEntry>(type: string, see: (entry: T) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as T)
    }).observe({ type, buffered: true })

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    watched.lcp = entry.startTime
  })
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) watched.shift += entry.value
  })
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }))
  observe<PerformanceEntry & { identifier: string }>('element', (entry) => {
    if (entry.identifier === 'awaited') watched.shown ??= entry.startTime
  })
  new MutationObserver((_, observer) => {
    if (watched.shown !== null) return observer.disconnect()
    const found = document.querySelector(selector)
    if (found && !found.hasAttribute('elementtiming')) found.setAttribute('elementtiming', 'awaited')
  }).observe(document, { subtree: true, childList: true })
}

/** Runs in the page: what was seen, and when the page said that it answers to taps. */
export function readPage(): Watched & { origin: number; hydrated: number | null } {
  const { watched } = globalThis as never as { watched: Watched }
  const hydrated = performance.getEntriesByName('baton:hydrated')[0]?.startTime ?? null
  return { ...watched, origin: performance.timeOrigin, hydrated }
}

/** Runs in the page: whether the awaited element was painted, and how long ago the last long task ended. */
export function readRest(): { shown: number | null; idleFor: number } {
  const { shown, longTasks } = (globalThis as never as { watched: Watched }).watched
  const last = longTasks.at(-1)
  return { shown, idleFor: last ? performance.now() - last.start - last.duration : Number.MAX_VALUE }
}
