import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'

type Reader = typeof virtual
type WithReader = { screenReader?: Reader }

const bundle = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
)

/** The reader as a script: its module leaves the reader on the window instead of exporting it. */
const source = bundle.replace(
  /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\}/,
  (_, name: string) => `window.screenReader = ${name}`,
)

/** Turns the reader on, where this document does not have it yet. */
const turnOn = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'screenReader' in window)) return
  await page.evaluate(`(() => {${source}\n})()`)
  await page.evaluate(async () => {
    const { screenReader } = window as WithReader
    await screenReader?.start({ container: document.body })
    await screenReader?.clearSpokenPhraseLog()
  })
}

/** What the reader has said since it was last asked. */
const takeSpoken = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { screenReader } = window as WithReader
    const spoken = (await screenReader?.spokenPhraseLog()) ?? []
    await screenReader?.clearSpokenPhraseLog()
    return spoken
  })

/** Moves on to the next heading, as shoppers do who have a page read to them. */
const moveToHeading = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { screenReader } = window as WithReader
    await screenReader?.perform(screenReader.commands.moveToNextHeading)
  })

/**
 * A virtual screen reader on a page: it follows the focus and listens to live regions. A page that takes over as another
 * document turns it on anew.
 */
export const screenReaderOn = (page: Page) => ({
  turnOn: () => turnOn(page),
  takeSpoken: () => takeSpoken(page),
  moveToHeading: () => moveToHeading(page),
})
