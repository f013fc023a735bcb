import type { Page } from '@playwright/test'
import type { ScreenAsk, ScreenNews, ScreenQuestion, ScreenShown } from '../../../atlas/screen/protocol.ts'
import { findInPage } from '../../support/reflow/find-in-page.ts'
import type { Wish } from './wishes.ts'

/** A screen that was asked for: what it showed, or why it did not; and where it is wider than its window, by width. */
export type Opened = Wish & {
  readonly shown: ScreenShown | null
  readonly fault: string | null
  readonly overflows: Readonly<Record<number, number>>
  /** What is cut, broken or lies over other text, with the width; empty where nobody looked. */
  readonly cuts: readonly string[]
}

type Shown = Pick<Opened, 'shown' | 'fault'> & { readonly overflow: number }

/** Runs in the page around the screen: asks for a state in a window of a width. */
const askInFrame = async ({
  question,
  width,
}: {
  readonly question: ScreenQuestion
  readonly width: number
}): Promise<Shown> => {
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
  frame.style.inlineSize = `${width}px`
  const answer = heard(({ type }) => type === 'screen.shown' || type === 'screen.failed')
  const ask: ScreenAsk = { type: 'screen.ask', question }
  frame.contentWindow?.postMessage(ask, '*')
  const news = await answer
  return {
    shown: news.type === 'screen.shown' ? news : null,
    fault: news.type === 'screen.failed' ? news.message : null,
    overflow: news.type === 'screen.shown' ? news.overflow : 0,
  }
}

/** Runs in the page around the screen: shows it in another width, and tells by how much it is wider. */
const resizeFrame = (width: number): Promise<number> => {
  const frame = document.querySelector('iframe')
  if (frame === null) throw new Error('No screen was asked for')
  return new Promise((resolve) => {
    const listen = ({ data, source }: MessageEvent<ScreenNews>) => {
      if (source !== frame.contentWindow || data.type !== 'screen.sized' || data.width !== width) return
      removeEventListener('message', listen)
      resolve(data.overflow)
    }
    addEventListener('message', listen)
    frame.style.inlineSize = `${width}px`
    // Only what is laid out has told the frame its size.
    frame.getBoundingClientRect()
    const measure: ScreenAsk = { type: 'screen.measure' }
    frame.contentWindow?.postMessage(measure, '*')
  })
}

/** What is cut, broken or lies over other text on the screen as it stands; it stays small where the screen fails. */
const cutsIn = async (page: Page): Promise<readonly string[]> => {
  const [, screen] = page.frames()
  if (screen === undefined) return []
  await screen.evaluate(() => document.fonts.ready.then(() => undefined))
  return screen.evaluate(findInPage, false)
}

const openWish = async (page: Page, wish: Wish, looksForCuts: boolean): Promise<Opened> => {
  const { question, widths } = wish
  const [width = 1280, ...others] = widths
  const { overflow, ...asked } = await page.evaluate(askInFrame, { question, width })
  const overflows: Record<number, number> = { [width]: overflow }
  const cuts: string[] = []
  const look = async (at: number) => {
    if (looksForCuts) cuts.push(...(await cutsIn(page)).map((cut) => `${at} px: ${cut}`))
  }
  if (asked.shown === null) return { ...wish, ...asked, overflows: {}, cuts }
  await look(width)
  for (const other of others) {
    overflows[other] = await page.evaluate(resizeFrame, other)
    await look(other)
  }
  return { ...wish, ...asked, overflows, cuts }
}

/** Where `npm run atlas` leaves the screens. */
export const screensFolder = new URL('../../../dist/atlas/', import.meta.url)

/** A page that shows one state after the other. */
export type Studio = {
  /** Opens screens in turn; each in every one of its widths. With `looksForCuts` each is searched for texts that do not fit. */
  readonly open: (
    wishes: readonly Wish[],
    options?: { readonly looksForCuts?: boolean },
  ) => Promise<readonly Opened[]>
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
  return {
    open: async (wishes, { looksForCuts = false } = {}) => {
      const opened: Opened[] = []
      for (const wish of wishes) opened.push(await openWish(page, wish, looksForCuts))
      return opened
    },
    strayRequests: () => stray,
  }
}
