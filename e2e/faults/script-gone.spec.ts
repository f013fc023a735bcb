import type { Page } from '@playwright/test'
import { opensAsShell } from '../pages/open-page.ts'
import { expect, test } from '../support/test.ts'

/** No code comes, whatever document asks for it; answers how many documents were loaded. */
const losesAllCode = async (page: Page): Promise<() => number> => {
  let documents = 0
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) documents += 1
    return new URL(request.url()).pathname.startsWith('/assets/')
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
      : route.fallback()
  })
  return () => documents
}

test('a rendered page whose code never comes is loaded anew once, and then says that it stopped, with a way on', async ({
  page,
  allowsOnConsole,
}) => {
  allowsOnConsole(/./)
  const documents = await losesAllCode(page)
  await page.goto('/us/en/orders/details')
  const stopped = page.getByRole('alert').filter({ hasText: 'This page stopped working' })
  await expect(stopped).toBeVisible()
  expect(documents()).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your order')
  await page.unrouteAll()
  await stopped.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Find order' })).toBeVisible()
  await expect(stopped).toBeHidden()
})

test('a page without its contents whose code never comes is not white', async ({ page, allowsOnConsole }) => {
  allowsOnConsole(/./)
  await opensAsShell(page)
  await losesAllCode(page)
  await page.goto('/us/en/orders/details')
  const late = page.locator('[data-part=late-note]')
  await expect(late).toHaveText('This page stopped working Try again')
  await expect(late).toBeVisible()
  await page.unrouteAll()
  await late.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Find order' })).toBeVisible()
  await expect(late).toBeHidden()
})

test('a page whose code does not come for want of a connection starts once there is one', async ({
  page,
  context,
  allowsOnConsole,
}) => {
  allowsOnConsole(/./)
  await page.route('**/assets/*.js', async (route) => {
    await context.setOffline(true)
    // A browser without a connection has known it for a while by the time that a request fails.
    await page.waitForFunction(() => !navigator.onLine)
    await route.abort('internetdisconnected')
  })
  await page.goto('/us/en/orders/details')
  await page.waitForFunction(() => !navigator.onLine)
  // A request that is still being refused would take the connection away once more.
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  await page.getByRole('textbox', { name: 'Order number' }).fill('PZ1')
  await page.waitForFunction(() => window.takeEarlyTaps === undefined)
  await expect(page.getByRole('alert').filter({ hasText: 'stopped' })).toBeHidden()
})
