import { availableParallelism } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { catalogs } from '../../domain/countries/catalogs.gen.ts'
import { faultsOf } from '../../e2e/atlas/lib/faults-of.ts'
import { openStudio } from '../../e2e/atlas/lib/studio.ts'
import { flows, statesIn, type Wish, widths } from '../../e2e/atlas/lib/wishes.ts'
import { findOrInstallBrowser } from '../browser/find-browser.ts'

/** What came of opening screens. */
export type ScreensOpened = {
  readonly flows: number
  readonly states: number
  /** States in all their languages and widths. */
  readonly screens: number
  readonly seconds: number
  /** What was wrong, a line each. */
  readonly faults: readonly string[]
}

type Options = {
  readonly flows?: readonly string[]
  readonly languages?: readonly string[]
  /** Hears of each part that was opened: one flow in one language. */
  readonly tell?: (line: string) => void
}

type Part = { readonly name: string; readonly wishes: readonly Wish[] }

const partsOf = (chosen: Options): readonly Part[] =>
  catalogs
    .filter((language) => chosen.languages?.includes(language) ?? true)
    .flatMap((language) =>
      flows
        .filter((flow) => chosen.flows?.includes(flow) ?? true)
        .map((flow) => ({ name: `${flow} in ${language}`, wishes: statesIn(flow, language, widths) })),
    )

/** Takes parts from the list until it is empty, on one page that has read the screens' script once. */
const work = async (browser: Browser, parts: Iterator<Part>, tell: (line: string) => void) => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1000 }, reducedMotion: 'reduce' })
  const studio = await openStudio(page)
  const faults: string[] = []
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const { name, wishes } = next.value
    const began = performance.now()
    const found = faultsOf(await studio.open(wishes, { looksForCuts: true }))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    tell(`${name}: ${wishes.length} states in ${seconds} s${found.map((fault) => `\n  ${fault}`).join('')}`)
    faults.push(...found)
  }
  const stray = [...new Set(studio.strayRequests())].map((address) => `A screen asked for ${address}`)
  await page.close()
  return [...faults, ...stray]
}

/** Opens the built screens (`dist/atlas`) in Chromium, on as many pages as there are processors: every state, language and width. */
export const openScreens = async (options: Options = {}): Promise<ScreensOpened> => {
  const { tell = () => undefined } = options
  const parts = partsOf(options)
  const began = performance.now()
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  try {
    const queue = parts.values()
    const pages = Array.from({ length: Math.max(2, availableParallelism()) }, () =>
      work(browser, queue, tell),
    )
    const faults = (await Promise.all(pages)).flat()
    const wishes = parts.flatMap((part) => part.wishes)
    const namesOf = (nameOf: (wish: Wish) => string) => new Set(wishes.map(nameOf)).size
    return {
      flows: namesOf(({ question }) => question.flow),
      states: namesOf(({ question }) => `${question.flow} ${question.state}`),
      screens: wishes.reduce((sum, wish) => sum + wish.widths.length, 0),
      seconds: Math.round((performance.now() - began) / 1000),
      faults,
    }
  } finally {
    await browser.close()
  }
}
