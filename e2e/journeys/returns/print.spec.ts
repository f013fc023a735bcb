import { labelSize } from '../../../domain/return-methods/label-size.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { inkOf, textOf } from '../../support/files/print-pdf.ts'
import { expect, test } from '../../support/own-order.ts'

/** What can only be pressed, opened or followed, and what belongs to the screen. */
const screenOnly =
  'button:visible, summary:visible, footer:visible, nav:visible, [data-part="help"]:visible, [data-part="quick-actions"]:visible, [data-part="orders-header"]:visible, [aria-roledescription]:visible'

for (const format of ['Letter', 'A4'] as const) {
  test(`the label alone is printed at its true size on ${format}`, async ({ page, ownReturn }) => {
    const { returnNumber } = await ownReturn('return-created')
    await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
    await pageAnswers(page)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Print label' }).click()
    const pages = inkOf(await page.pdf({ format }))
    const [label, ...others] = pages
    expect(others.filter((ink) => ink !== null)).toEqual([])
    expect(label?.width).toBeCloseTo(labelSize.width, 1)
    expect(label?.height).toBeCloseTo(labelSize.height, 1)
  })
}

test('instructions are printed as a sheet to take along: how, the label at its true size, what comes back, nothing to press', async ({
  page,
  ownReturn,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
  const sheet = page.getByRole('article', { name: 'Return label' })
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator(screenOnly)).toHaveCount(0)
  const box = await sheet.boundingBox()
  expect([box?.width, box?.height]).toEqual([labelSize.width * 96, labelSize.height * 96])
  const text = textOf(await page.pdf({ format: 'Letter' }))
  for (const words of ['podium', 'Send it back', returnNumber, 'Pack the items', 'Refund total']) {
    expect(text).toContain(words)
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(/^rgb\((\d|1\d|2\d), /)
})

test('an order is printed as a receipt of one page: number, items, sums and how it was paid', async ({
  page,
  opensOwnOrder,
}) => {
  const orderNumber = await opensOwnOrder({ from: 'delivered' })
  const total = await page.locator('[data-part="price"] dd').last().innerText()
  const titles = await page.locator('[data-item] h3').allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(screenOnly)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Buy again|Write a review|Track/ })).toHaveCount(0)
  const file = await page.pdf({ format: 'Letter' })
  expect(inkOf(file).filter((ink) => ink !== null)).toHaveLength(1)
  const text = textOf(file)
  for (const words of ['podium', orderNumber, total, ...titles]) expect(text).toContain(words)
  expect(text).not.toMatch(/Get help|Sixty days|Chat with us|Privacy/)
})
