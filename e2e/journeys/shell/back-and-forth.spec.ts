import { pageAnswers } from '../../support/open-page.ts'
import { expect, test } from '../../support/own-order.ts'

// Playwright starts browsers without it.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('back from another page, the list is there as it was left', async ({ page, ownOrder, history }) => {
  const orderNumber = await ownOrder({ from: 'shipped' })
  await history.opens()
  await pageAnswers(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await page.goto('/sandbox')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(history.order(orderNumber)).toBeVisible()
})
