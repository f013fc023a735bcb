import type { Page } from '@playwright/test'
import type { ScreenAsk, ScreenNews, ScreenShown } from '../../../atlas/screen/protocol.ts'
import type { Wish } from './wishes.ts'

/** A screen that was asked for: what it showed, or why it did not; and where it is wider than its window, by width. */
export type Opened = Wish & {
  readonly shown: ScreenShown | null
  readonly fault: string | null
  readonly overflows: Readonly<Record<number, number>>
}

/** Runs in the page around the screen: asks for one state after the other, and looks at each in several widths. */
const openInFrame = async (wishes: readonly Wish[]): Promise<Opened[]> => {
  const known = document.querySelector('iframe')
  const frame = known ?? document.createElement('iframe')
  const heard = (isAwaited: (news: ScreenNews) => boolean) =>
    new Promise<ScreenNews>((resolve) => {
      const listen = ({ data, source }: MessageEvent<ScreenNews>) => {
        if (source !== frame.contentWindow || !isAwaited(data)) return
        removeEventListener('message', listen)
        resolve(data)
      }
      addEventListener('message', listen)
    })
  if (known === null) {
    const ready = heard(({ type }) => type === 'screen.ready')
    frame.src = 'screen.html'
    frame.style.cssText = 'border: 0; inline-size: 1280px; block-size: 900px'
    document.body.replaceChildren(frame)
    await ready
  }
  const opened: Opened[] = []
  for (const { question, widths } of wishes) {
    const [width = 1280, ...others] = widths
    frame.style.inlineSize = `${width}px`
    const answer = heard(({ type }) => type === 'screen.shown' || type === 'screen.failed')
    const ask: ScreenAsk = { type: 'screen.ask', question }
    frame.contentWindow?.postMessage(ask, '*')
    const news = await answer
    const shown = news.type === 'screen.shown' ? news : null
    const overflows: Record<number, number> = shown ? { [width]: shown.overflow } : {}
    for (const other of shown ? others : []) {
      const sized = heard((one) => one.type === 'screen.sized' && one.width === other)
      frame.style.inlineSize = `${other}px`
      // Only what is laid out has told the frame its size.
      frame.getBoundingClientRect()
      const measure: ScreenAsk = { type: 'screen.measure' }
      frame.contentWindow?.postMessage(measure, '*')
      const size = await sized
      if (size.type === 'screen.sized') overflows[other] = size.overflow
    }
    opened.push({
      question,
      widths,
      shown,
      fault: news.type === 'screen.failed' ? news.message : null,
      overflows,
    })
  }
  return opened
}

/** Where `vite build -c vite.atlas.config.ts` leaves the screens. */
export const screensFolder = new URL('../../../dist/atlas/', import.meta.url)

/** A page that shows one state after the other. */
export type Studio = {
  /** Opens screens in turn; each in every one of its widths. */
  readonly open: (wishes: readonly Wish[]) => Promise<readonly Opened[]>
  /** Addresses that were asked for beside the screens' own files. */
  readonly strayRequests: () => readonly string[]
}

/** @param home where the screens are: the folder that they were built into, unless a server has them. */
export const openStudio = async (page: Page, home = screensFolder.href): Promise<Studio> => {
  const stray: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith('data:')) stray.push(request.url())
  })
  await page.goto(`${home}screen.html`)
  return { open: (wishes) => page.evaluate(openInFrame, [...wishes]), strayRequests: () => stray }
}
