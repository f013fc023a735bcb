import type { Locator, Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { signInWithAll } from '../../support/every-page.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

/** What an element is painted with where colours are forced: nothing that is taken away there, like shadows. */
const paint = (place: Locator) =>
  place.evaluate((element) =>
    [null, '::before', '::after']
      .map((part) => {
        const { content, ...style } = getComputedStyle(element, part)
        if (part !== null && content === 'none') return 'none'
        const { backgroundColor, borderBlockEndColor, borderBlockEndWidth, borderStyle, textDecorationLine } =
          style
        return [
          backgroundColor,
          borderBlockEndColor,
          borderBlockEndWidth,
          borderStyle,
          textDecorationLine,
          style.color,
        ]
      })
      .join(' | '),
  )

/** All of these look different from each other. */
const differ = async (places: Readonly<Record<string, Locator>>) => {
  const seen = new Map<string, string>()
  for (const [name, place] of Object.entries(places)) {
    const look = await paint(place)
    expect(seen.get(look), `${name} looks like it`).toBeUndefined()
    seen.set(look, name)
  }
}

const opens = async (page: Page, path: string) => {
  await page.goto(path)
  await pageAnswers(page)
}

test.describe('with forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`where something stands can be told, ${colorScheme}`, async ({ page, context, sandbox }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
      const member = await signInWithAll(context, sandbox, '/us/en')
      const shipped = await sandbox.newOrder({ from: 'shipped', member })
      const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member })

      await opens(page, '/us/en/orders')
      const tabs = page.locator('main nav a')
      await expect(tabs).toHaveCount(2)
      await differ({ shown: page.locator('main nav a[aria-current]'), other: tabs.last() })

      await opens(page, `/us/en/orders/sales/${shipped.orderNumber}`)
      const lanes = page.locator('[role=progressbar]').first().locator('> span')
      const words = page.locator('[role=progressbar] + [aria-hidden]').first().locator('> span')
      await differ({ done: lanes.first(), now: lanes.nth(2), toCome: lanes.last() })
      await differ({ now: words.nth(2), other: words.first() })
      const steps = page.locator('details[open] ol > li')
      await differ({ first: steps.first(), last: steps.last() })

      await opens(page, `/us/en/orders/sales/${orderNumber}/return`)
      const box = page.locator('[data-item] input[type=checkbox]:enabled').first()
      const unticked = await box.screenshot()
      await box.check()
      expect(unticked.equals(await box.screenshot()), 'a ticked box looks like one that is not').toBe(false)
      const wizardSteps = page.locator('main ol').first().locator('> li')
      await differ({ shown: wizardSteps.first(), toCome: wizardSteps.nth(1) })

      const action = page.locator('main button').last()
      await action.evaluate((button) => button.removeAttribute('aria-disabled'))
      const enabled = await paint(action)
      await action.evaluate((button) => button.setAttribute('aria-disabled', 'true'))
      expect(await paint(action), 'a disabled button looks like one that is not').not.toBe(enabled)
    })
  }

  test('the chosen way back can be told', async ({ page, context, sandbox }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const member = await signInAsNew(context, sandbox, { country: 'us' })
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member })
    await opens(page, `/us/en/orders/sales/${orderNumber}/return`)
    await page.locator('[data-item] input[type=checkbox]:enabled').first().check()
    await page.locator('[data-item] [role=radiogroup] label').first().click()
    await page.locator('[data-action=continue]:visible').click()
    const ways = page.locator('[data-method]')
    await ways.last().getByRole('radio').check()
    await differ({ chosen: ways.last(), other: ways.first() })
  })
})

test('who asks for more contrast gets stronger lines, inks and underlines', async ({ page }) => {
  const read = () =>
    page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
      const of = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
      return {
        ink: style('body').color,
        soft: style('footer').color,
        button: Number.parseFloat(
          style('main form > button, main form > div > button').borderBlockStartWidth,
        ),
        rule: style('footer').borderBlockStartColor,
        link: style('footer nav a').textDecorationLine,
        focus: Number.parseFloat(of('--focus')),
      }
    })
  await opens(page, '/us/en/orders/details')
  const usual = await read()
  await page.emulateMedia({ contrast: 'more' })
  const more = await read()
  expect(more).toMatchObject({ ink: usual.ink, soft: usual.ink, link: 'underline' })
  expect(usual).toMatchObject({ link: 'none' })
  expect(more.button).toBeGreaterThan(usual.button)
  expect(more.focus).toBeGreaterThan(usual.focus)
  expect(more.rule).not.toBe(usual.rule)
})
