import { expect, type Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { isFocusSeen } from './focus.ts'
import { screenReaderOn } from './screen-reader.ts'

/** More presses of Tab than this do not lead to anything. */
const mostPresses = 40

/** A live region is heard once, however many of its parts change at a time, and not when it is emptied. */
const isNew = (phrase: string, index: number, heard: readonly string[]): boolean =>
  phrase !== heard[index - 1] && phrase !== 'polite: '

/** A shopper with a keyboard alone, who hears the page and does not see it. What was pressed and heard is written down. */
export const keyboardOn = (page: Page) => {
  const reader = screenReaderOn(page)
  const lines: string[] = []

  /** Listens until this was said, and then until the reader is silent. */
  const listen = async (isHeard: (spoken: readonly string[]) => boolean, what: string) => {
    const message = `${what}, after\n${lines.slice(-mostPresses).join('\n')}\n`
    const heard: string[] = []
    const hear = async () => {
      const more = await reader.takeSpoken()
      heard.push(...more)
      return more.length === 0 && isHeard(heard)
    }
    await expect.poll(hear, { message, intervals: [60], timeout: 15_000 }).toBe(true)
    lines.push(...heard.filter(isNew).map((phrase) => `    ${phrase}`))
    return heard
  }
  const listenFor = (words: RegExp, what: string) =>
    listen((spoken) => spoken.some((phrase) => words.test(phrase)), what)

  const press = async (key: string) => {
    lines.push(`[${key}]`)
    await page.keyboard.press(key)
  }

  const pressAndListen = async (key: string) => {
    await press(key)
    return listen((spoken) => spoken.length > 0, `nothing is said after ${key}`)
  }

  const arrive = async () => {
    if ((await page.locator('#root').count()) > 0) await pageAnswers(page)
    lines.push(`"${await page.title()}"`)
    await reader.turnOn()
  }

  return {
    /** Opens a page, skips to its content and listens. */
    opens: async (path: string) => {
      await page.goto(path)
      await arrive()
      await pressAndListen('Tab')
      await pressAndListen('Enter')
    },
    /** Another document has taken over: its title is read, and its heading. */
    isOn: async (address: RegExp, heading: string) => {
      await page.waitForURL(address)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await arrive()
      lines.push('[next heading]')
      await reader.moveToHeading()
      await listenFor(new RegExp(heading), `"${heading}" is not read`)
    },
    press,
    /** Presses a key and listens until this was said. */
    hears: async (key: string, words: RegExp) => {
      await press(key)
      await listenFor(words, `"${words}" is not said after ${key}`)
    },
    /** Listens until this was said by itself. */
    isTold: (words: RegExp) => listenFor(words, `"${words}" is not said by itself`),
    /** Presses Tab until this was said; what lies on the way is heard as well, and seen. */
    tabsTo: async (words: RegExp) => {
      for (let presses = 0; presses < mostPresses; presses += 1) {
        const heard = await pressAndListen('Tab')
        await isFocusSeen(page)
        if (heard.some((phrase) => words.test(phrase))) return
      }
      throw new Error(`no Tab leads to ${words}:\n${lines.slice(-2 * mostPresses).join('\n')}`)
    },
    types: async (text: string) => {
      lines.push(`types ${text}`)
      await page.keyboard.type(text)
    },
    /** What was pressed and heard so far. */
    transcript: () => lines.join('\n'),
  }
}
