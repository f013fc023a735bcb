import { expect, type Page } from '@playwright/test'
import { addressBookPage } from './address-book.page.ts'
import { pageAnswers } from './open-page.ts'

/** Where and when an order is delivered, as a shopper changes it. */
export const deliveryChangePage = (page: Page) => {
  const flow = page.locator('[data-flow=deliveryChange]')
  const book = addressBookPage(page)
  const days = page.locator('[data-part=delivery-day]').getByRole('radio')
  const review = flow.getByRole('button', { name: 'Review changes' })
  const confirm = flow.getByRole('button', { name: /^(Change delivery|Asking the warehouse|Checking)$/ })
  const seesState = (state: string | RegExp, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  return {
    flow,
    book,
    /** The first one is as soon as possible. */
    days,
    review,
    confirm,
    closed: page.locator('[data-part=delivery-closed]'),
    changes: (part: 'address' | 'day') => page.locator(`[data-changes=${part}]`),
    opens: async (orderNumber: string, place = 'us/en') => {
      await page.goto(`/${place}/orders/sales/${orderNumber}/delivery`)
      await seesState('choosing')
      await pageAnswers(page)
    },
    /** Chooses one of the days, counted from the first that is offered, and goes on to the review. */
    choosesDay: async (index = 0) => {
      await days.nth(index + 1).check()
      await review.click()
      await seesState('review')
    },
    /** Makes another address of the one that the order has, which is chosen then. */
    corrects: async (fields: Readonly<Record<string, string>>) => {
      await pageAnswers(page)
      await book.edits(0)
      await book.types(fields)
      await book.dialog.getByRole('button', { name: /^(Save address|Use this address)$/ }).click()
      const again = book.dialog.getByRole('button', { name: 'Use this address' })
      await expect(again.or(book.rows.nth(1))).toBeVisible()
      if (await again.isVisible()) await again.click()
      await expect(book.dialog).toHaveCount(0)
    },
    seesState,
    seesChanged: () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Your delivery is changed', {
        timeout: 20_000,
      }),
  }
}
