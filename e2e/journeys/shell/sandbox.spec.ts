import { findFaults } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the sandbox page', () => {
  for (const { width, colorScheme } of [
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const) {
    test(`is accessible and fits at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/sandbox')
      await page.locator('details').evaluateAll((kinds: HTMLDetailsElement[]) => {
        for (const kind of kinds) kind.open = true
      })
      expect(await findFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test('takes somebody to a scenario as its member, by keyboard', async ({ page }) => {
    await page.goto('/sandbox')
    const histories = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Order history' }) })
    await histories.getByRole('link', { name: 'Zofia Poland' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pl/pl/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Zamówienia' })).toBeVisible()
  })

  test('places a fresh order for a member and opens it', async ({ page, detail }) => {
    await page.goto('/sandbox')
    await page.getByLabel('Like').selectOption('On its way')
    await page.getByLabel('For', { exact: true }).selectOption('Oliver Hughes, United Kingdom')
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/\/gb\/en\/orders\/sales\/PF\w+$/)
    await expect(detail.groups.first()).toContainText('Shipped')
  })

  test('puts a fault on a call, says so, and takes it away', async ({ page }) => {
    const orderNumber = `PF${Date.now()}`
    await page.goto('/sandbox')
    await page.getByLabel('Call', { exact: true }).selectOption('GET /orders/history/v1/{orderNumber}')
    await page.getByLabel('Effect').selectOption('Do the work, then cut the connection')
    await page.getByLabel('Only order').fill(orderNumber)
    await page.getByRole('button', { name: 'Add fault' }).click()
    await expect(page.getByRole('status')).toHaveText('The fault waits for the next request.')
    await expect(page.getByRole('status')).toBeFocused()
    const fault = page.getByRole('listitem').filter({ hasText: orderNumber })
    await expect(fault).toContainText('Do the work, then cut the connection')
    await fault.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('status')).toHaveText('The fault is gone.')
    await expect(fault).toHaveCount(0)
  })

  test('says what the host refused', async ({ page }) => {
    await page.goto('/sandbox')
    await page.getByLabel('Call', { exact: true }).evaluate((select: HTMLSelectElement) => {
      select.append(new Option('GET /nothing', 'GET /nothing', true, true))
    })
    await page.getByRole('button', { name: 'Add fault' }).click()
    await expect(page.getByRole('status')).toHaveText(
      'That did not work: Write method and path of a call as the API reference has them.',
    )
  })
})
