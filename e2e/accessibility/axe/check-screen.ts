import { expect, type Page } from '@playwright/test'
import { findFaults, overflowOf } from '../../support/accessibility.ts'
import { everyLook, inWords, type Look, lookAt, schemes } from '../../support/looks.ts'
import { type ScreenCopy, showCopy } from './screen-copy.ts'

/** What a width decides is looked at in one scheme; the others bring other colors to the same layout. */
const isWhole = ({ scheme }: Look): boolean => scheme === 'light'

const faultsAt = async (page: Page, look: Look): Promise<readonly string[]> => {
  await lookAt(page, look)
  const found = await findFaults(page, null, isWhole(look) ? 'all' : 'colors')
  const faults = found.flatMap(({ id, elements }) => elements.map((html) => `${id}: ${html}`))
  const overflow = isWhole(look) ? await overflowOf(page) : 0
  return overflow > 0 ? [...faults, `the page is ${overflow} px wider than its window`] : faults
}

/**
 * Asserts that axe finds nothing on a page in any look, and that nothing is wider than the page. Answers how many looks
 * there were. `chosen` keeps it to some schemes.
 */
export const checkPage = async (
  page: Page,
  name: string,
  chosen: readonly Look['scheme'][] = schemes,
): Promise<number> => {
  const looksByFault = new Map<string, readonly string[]>()
  const looks = everyLook.filter(({ scheme }) => chosen.includes(scheme))
  for (const look of looks) {
    for (const fault of await faultsAt(page, look))
      looksByFault.set(fault, [...(looksByFault.get(fault) ?? []), inWords(look)])
  }
  expect.soft(Object.fromEntries(looksByFault), `faults of ${name}, and where they show`).toEqual({})
  return looks.length
}

/** The same on the copy of a screen. */
export const checkScreen = async (mirror: Page, copy: ScreenCopy, name: string): Promise<number> => {
  await showCopy(mirror, copy)
  return checkPage(mirror, name)
}
