import { expect, test } from '@playwright/test'
import { pageAnswers } from '../support/open-page.ts'
import { picturesOrigin } from './take-pictures.ts'

test.use({ baseURL: picturesOrigin })

test('a picture is missed by a button that moved by 4 px, and not by an edge that is drawn otherwise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 })
  await page.goto('/us/en/orders/details')
  await pageAnswers(page)
  const looks = () => expect(page).toHaveScreenshot('lookup-light-390.png', { timeout: 3000 })
  const moves = (selector: string, by: string) =>
    page.locator(selector).evaluateAll((elements, how) => {
      for (const element of elements) (element as HTMLElement).style.translate = how
    }, by)
  await looks()

  // The same strokes, a fraction of a pixel on: the edges of letters are drawn with other grays.
  await moves('main form label', '0.1px')
  await looks()
  await moves('main form label', '')

  await moves('main form button[type="submit"]', '4px 4px')
  await expect(looks()).rejects.toThrow(/pixels \(ratio/)
})
