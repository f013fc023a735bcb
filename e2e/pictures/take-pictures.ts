import { expect, test } from '@playwright/test'
import { pageAnswers } from '../pages/open-page.ts'
import { createSandbox } from '../support/sandbox.ts'
import { signInFirst } from '../support/sign-in.ts'
import { beVisitor } from '../support/visitor.ts'
import { sampleOf } from '../support/whole-run.ts'
import { type PicturedPage, picturedPages } from './pictured-pages.ts'

/** Pages come from the host whose time stands still, so that a picture is the same on any day. */
export const picturesOrigin = `http://localhost:${process.env.E2E_PICTURES_PORT}`

const widths = [
  { width: 390, height: 1200 },
  { width: 768, height: 1100 },
  { width: 1280, height: 900 },
] as const

export type Variant = {
  readonly name: string
  readonly language: 'en' | 'ar'
  readonly colorScheme: 'light' | 'dark'
}

/** The path of a scenario's page in another language. */
const inLanguage = (path: string, language: string): string =>
  path.replace(/^(\/[a-z]{2})\/[a-z]{2}(?=\/)/, `$1/${language}`)

/** One test for each page: it looks as its kept pictures, at three widths. */
export const takePictures = (variant: Variant): void => {
  test.use({ baseURL: picturesOrigin, colorScheme: variant.colorScheme })

  // English and light is taken of every page; what other languages and colors change, pages have in common.
  const isUsual = variant.language === 'en' && variant.colorScheme === 'light'
  for (const page of isUsual ? picturedPages : sampleOf(picturedPages, 8)) {
    test(`${page.name} looks as in its pictures, ${variant.name}`, async ({
      page: tab,
      context,
      request,
    }) => {
      // Everybody is in the same arms of the experiments.
      await beVisitor(context, picturesOrigin, 'a'.repeat(22))
      const scenario = await scenarioOf(request, page)
      if (scenario?.member) await signInFirst(context, scenario.member)
      const prefix = scenario ? `/${scenario.country}/${scenario.language}` : '/us/en'
      const path = page.path ? prefix + page.path(scenario) : (scenario?.url ?? prefix)
      await tab.setViewportSize(widths[0])
      await tab.goto(inLanguage(path, variant.language))
      await pageAnswers(tab)
      await page.act?.(tab)
      // What a page finds out by itself, as whether a tab shows, is there as well.
      await tab.waitForLoadState('networkidle')
      // A label is printed on the host, which may have much to do.
      await expect(tab.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 45_000 })
      for (const size of widths) {
        await tab.setViewportSize(size)
        await tab.evaluate(() => scrollTo(0, 0))
        await expect(tab).toHaveScreenshot(`${page.name}-${variant.name}-${size.width}.png`)
      }
    })
  }
}

const scenarioOf = async (request: Parameters<typeof createSandbox>[0], { scenario: id }: PicturedPage) => {
  if (id === undefined) return null
  const { scenarios } = createSandbox(request)
  const [member] = id.split('-').slice(-1)
  const found = (await scenarios(id.slice(0, -(member?.length ?? 0) - 1))).find((each) => each.id === id)
  if (!found) throw new Error(`No scenario ${id}`)
  return found
}
