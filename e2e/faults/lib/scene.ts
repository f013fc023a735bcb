import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Row } from '../rows.ts'
import type { Stage } from './stage.ts'

/** One cell being tried. */
export type Scene = {
  readonly page: Page
  readonly context: BrowserContext
  readonly row: Row
  readonly stage: Stage
}

/** Does what makes the change, on the page or on another one. */
export const makesIt = async ({ stage, page: first }: Scene, page = first): Promise<void> => {
  await stage.open(page)
  await stage.press?.(page).click()
}

/** The page says something. */
export const isNotWhite = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('main, body > h1').first().innerText(), 'the page is not white')
    .toMatch(/\S{3}/)

/** What has gone meanwhile is not waited for. */
const atOnce = { timeout: 1_000 }

/** Presses the first of the ways on that can be pressed: a dialog shuts out what is under it. */
const goesOn = async ({ stage }: Scene, page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ visible: true }).first()
  const within = (await dialog.isVisible()) ? dialog : page.locator('body')
  const named = ['Try again', ...(stage.waysOn ?? [])].map((name) =>
    within.getByRole('button', { name: new RegExp(`^${name}`) }),
  )
  for (const ways of [...named, ...(stage.press ? [stage.press(page)] : [])]) {
    const way = ways.filter({ visible: true }).first()
    if ((await way.count()) === 0 || !(await way.isEnabled(atOnce))) continue
    await way.click(atOnce)
    return
  }
}

const isDone = async ({ stage }: Scene, page: Page): Promise<boolean> =>
  (await stage.done(page).filter({ visible: true }).count()) > 0

/** With the host as it should be, what the page offers leads to the end; nothing is typed on the way. */
export const finishes = async (scene: Scene, page = scene.page): Promise<void> => {
  await expect(async () => {
    if (await isDone(scene, page)) return
    await goesOn(scene, page)
    expect(await isDone(scene, page), 'it is done').toBe(true)
  }).toPass({ timeout: 40_000, intervals: [250, 500, 500, 1_000] })
}

/** The same of a page that was loaded anew: what may not outlive a document is typed once more, where nothing was made of it. */
export const finishesAfresh = async (scene: Scene, page = scene.page): Promise<void> => {
  const { stage, row } = scene
  await isNotWhite(page)
  if (row.forgets !== undefined) {
    const looks = expect.poll(() => isDone(scene, page), { timeout: 8_000 }).toBe(true)
    await looks.catch(() => stage.again?.(page))
  }
  await finishes(scene, page)
}
