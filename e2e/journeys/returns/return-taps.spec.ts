import type { Locator, Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { expect, test } from '../../support/own-order.ts'

/** Taps as a shopper makes them, and the screens that they see: each page and step, from the order to the instructions. */
const countsTaps = (page: Page) => {
  const counts = { taps: 0, screens: new Set<string>() }
  const look = async () => {
    counts.screens.add(await page.getByRole('heading', { level: 1 }).innerText())
  }
  return {
    counts,
    look,
    taps: async (target: Locator) => {
      counts.taps += 1
      await target.tap()
    },
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const { country, way, method, reason, taps } of [
  { country: 'us', way: 'with UPS', method: 'upsDropoff', reason: 'Too small', taps: 5 },
  { country: 'us', way: 'by store', method: 'returnToStore', reason: 'Too small', taps: 6 },
  { country: 'nl', way: 'by code', method: 'emeaPaperless|PNLB', reason: 'Too small', taps: 5 },
  { country: 'de', way: 'with DHL', method: 'emeaDropoff|DHLP', reason: 'Too small', taps: 5 },
  { country: 'au', way: 'by post', method: 'auDropoff', reason: 'Changed my mind', taps: 5 },
  { country: 'jp', way: 'with Sagawa', method: 'sagawaPickup', reason: 'Too small', taps: 5 },
] as const) {
  test(`[RI-05] in ${country}, from an item's link to a submitted return ${way} it takes ${taps} taps and two screens`, async ({
    page,
    signsIn,
    sandbox,
    wizard,
    detail,
  }) => {
    const member = await signsIn(country)
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country })
    await detail.opens(orderNumber, `/${country}/en`)
    await pageAnswers(page)
    const shopper = countsTaps(page)
    await shopper.taps(page.getByRole('link', { name: /^Return item(?!s)/ }).first())
    await wizard.seesStep('choosing.items')
    await expect(wizard.item(0).getByRole('checkbox')).toBeChecked()
    await shopper.look()
    await shopper.taps(wizard.reason(0, reason))
    await shopper.taps(wizard.button)
    await wizard.seesStep('choosing.method')
    await shopper.look()
    await shopper.taps(wizard.way(method))
    if (method === 'returnToStore') {
      const distances = page.locator('[data-store]').getByText(/ mi$/)
      await expect(distances).toHaveCount(3)
      const miles = (await distances.allInnerTexts()).map((text) => Number(/[\d.]+/.exec(text)?.[0]))
      expect(miles).toEqual(miles.toSorted((one, other) => one - other))
      await shopper.taps(page.locator('[data-store] label').first())
    }
    // What comes back and the button that sends it are in reach together.
    await expect(wizard.bar).toBeInViewport()
    await expect(wizard.bar).toContainText(await wizard.estimate())
    await shopper.taps(wizard.button)
    await expect(page).toHaveURL(/\/return-(detail-)?confirmation\?pageView=true/, { timeout: 20_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const confirmation = page.locator('[data-part="confirmation"]')
    await expect(confirmation).toBeInViewport()
    await expect(confirmation).toContainText('Your return is created')
    expect([shopper.counts.taps, shopper.counts.screens.size]).toEqual([taps, 2])
    await page.goBack()
    await detail.seesOrder(orderNumber)
  })
}

test('tapping an item’s picture ticks it, and tapping it again takes the tick back', async ({
  wizard,
  opensWizard,
}) => {
  await opensWizard()
  const picture = wizard.item(1).locator('img')
  await picture.tap()
  await expect(wizard.item(1).getByRole('checkbox')).toBeChecked()
  await expect(wizard.chosen).toHaveCount(1)
  await picture.tap()
  await expect(wizard.item(1).getByRole('checkbox')).not.toBeChecked()
})
