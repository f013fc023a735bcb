import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Response } from '@playwright/test'

export type FileSize = { url: string; kind: 'js' | 'css'; gzip: number; brotli: number }

/** What the first visit to a page costs, with nothing in the browser's cache. Sizes in bytes, times in milliseconds. */
export type FirstLoad = {
  files: FileSize[]
  /** Requests that were begun before the page's own content stood there. */
  requestsBeforeShown: number
  shownAfterMs: number
  layoutShift: number
  unsizedImages: number
}

type Watched = { shownAt: number; layoutShift: number }

/** Opens a page in a browser of its own state and watches it until the network is quiet. */
export async function firstLoad(
  browser: Browser,
  address: string,
  state: BrowserContextOptions['storageState'],
): Promise<FirstLoad> {
  const context = await browser.newContext({
    ...(state && { storageState: state }),
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'X-Forwarded-For': '10.250.0.1' },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address)
    await page.waitForFunction(() => (window as never as { watched: Watched }).watched.shownAt > 0, null, {
      timeout: 20_000,
    })
    await page.waitForLoadState('networkidle')
    // What a page leaves for when it is quiet, such as the count of the bag, is part of it; reports, which wait longer, are not.
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(readPage)
    return {
      ...seen,
      files: (await Promise.all(responses.map(fileSize))).filter((file) => file !== undefined),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else: notes when content of its own stands there, and every layout shift. */
function watchPage(): void {
  const watched: Watched = { shownAt: 0, layoutShift: 0 }
  Object.assign(window, { watched })
  const look = () => {
    const flows = [...document.querySelectorAll('main [data-flow][data-state], main h1')]
    const working = flows.some((flow) =>
      /loading|reading|requesting/i.test(flow.getAttribute('data-state') ?? ''),
    )
    if (watched.shownAt === 0 && flows.length > 0 && !working) watched.shownAt = performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) watched.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

function readPage(): Omit<FirstLoad, 'files'> {
  const { shownAt, layoutShift } = (window as never as { watched: Watched }).watched
  const begun = performance.getEntriesByType('resource').filter((entry) => entry.startTime < shownAt)
  const unsized = [...document.images].filter(
    (image) => !image.hasAttribute('width') || !image.hasAttribute('height'),
  )
  return {
    requestsBeforeShown: 1 + begun.length,
    shownAfterMs: shownAt,
    layoutShift,
    unsizedImages: unsized.length,
  }
}

async function fileSize(response: Response): Promise<FileSize | undefined> {
  const path = new URL(response.url()).pathname
  const kind = path.endsWith('.js') ? 'js' : path.endsWith('.css') ? 'css' : undefined
  if (!kind || !response.ok()) return undefined
  const body = await response.body()
  return {
    url: path,
    kind,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  }
}
