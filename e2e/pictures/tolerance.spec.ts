import { expect, test } from '@playwright/test'
import { pageAnswers } from '../pages/open-page.ts'
import { picturesOrigin } from './take-pictures.ts'

test.use({ baseURL: picturesOrigin })

test('a picture is missed by a button that moved by 4 px, and not by an edge that is drawn otherwise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 })
  await page.goto('/us/en/orders/details')
  await pageAnswers(page)
  // A picture of its own: keeping pictures anew keeps what stands here in the end.
  const picture = ['tolerance.png', { timeout: 3000 }] as const
  const moves = (selector: string, by: string) =>
    page.locator(selector).evaluateAll((elements, how) => {
      for (const element of elements) (element as HTMLElement).style.translate = how
    }, by)

  // The same strokes, a fraction of a pixel on: the edges of letters are drawn with other grays.
  await moves('main form label', '0.1px')
  await expect(page).toHaveScreenshot(...picture)
  await moves('main form label', '')
  await expect(page).toHaveScreenshot(...picture)

  await moves('main form button[type="submit"]', '4px 4px')
  await expect(page).not.toHaveScreenshot(...picture)
})
