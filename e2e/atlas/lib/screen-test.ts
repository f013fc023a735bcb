import { test as base, type Frame, type Page } from '@playwright/test'
import type { ScreenQuestion } from '../../../atlas/screen/protocol.ts'
import { faultsOf } from './faults-of.ts'
import { serveScreens } from './serve-screens.ts'
import { type Opened, openStudio } from './studio.ts'

/** A question that leaves all looks as they are. */
export const plain: Omit<ScreenQuestion, 'flow' | 'state'> = {
  country: 'us',
  language: 'en',
  direction: null,
  theme: null,
  motion: null,
  words: null,
  text: 100,
}

type Asked = Pick<ScreenQuestion, 'flow' | 'state'> & Partial<ScreenQuestion>

/** A screen with money on it. */
export const giftCard = { flow: 'gift-card', state: 'balance' }

/** The document of the screen that a page holds. */
export const screenOf = (page: Page): Frame => {
  const [, frame] = page.frames()
  if (!frame) throw new Error('There is no screen')
  return frame
}

type Fixtures = {
  /** Opens one screen, in a page that a plain web server has. */
  readonly opens: (asked: Asked, width?: number) => Promise<Opened>
  /** The same; what is wrong with it, a line each. */
  readonly faultOf: (asked: Asked) => Promise<string>
}

export const test = base.extend<Fixtures, { readonly home: string }>({
  home: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const screens = await serveScreens()
      await use(screens.home)
      screens.end()
    },
    { scope: 'worker' },
  ],
  opens: async ({ page, home }, use) => {
    await use(async (asked, width = 1280) => {
      const studio = await openStudio(page, home)
      const [opened] = await studio.open([{ question: { ...plain, ...asked }, widths: [width] }])
      if (!opened) throw new Error('Nothing was opened')
      return opened
    })
  },
  faultOf: ({ opens }, use) => use(async (asked) => faultsOf([await opens(asked)]).join('\n')),
})
