import { expect, type Page } from '@playwright/test'
import { pageAnswers } from './open-page.ts'

/** Some items of an order, as a shopper cancels them. */
export const itemCancellationPage = (page: Page) => {
  const flow = page.locator('[data-flow=itemCancellation]')
  const items = flow.locator('[data-line]')
  const review = flow.getByRole('button', { name: 'Review cancellation' })
  const confirm = flow.getByRole('button', {
    name: /^(Cancel these items|Cancel the whole order|Asking the warehouse|Checking)$/,
  })
  const seesState = (state: string | RegExp, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  const picks = async (index: number, quantity?: number) => {
    await items.nth(index).getByRole('checkbox').check()
    if (quantity !== undefined) await items.nth(index).getByRole('combobox').selectOption(String(quantity))
  }
  return {
    flow,
    items,
    review,
    confirm,
    closed: page.locator('[data-part=items-closed]'),
    /** On the order's own page. */
    pending: page.locator('[data-part=items-pending]'),
    soFar: page.locator('[data-part=so-far]'),
    part: (name: 'cancelling' | 'goes-on' | 'refund' | 'cancelled' | 'pending' | 'not-cancelled') =>
      page.locator(`[data-part=${name}]`),
    picks,
    keeps: (index: number) => items.nth(index).getByRole('checkbox').uncheck(),
    opens: async (orderNumber: string, place = 'us/en') => {
      await page.goto(`/${place}/orders/sales/${orderNumber}/cancel-items`)
      await seesState('choosing')
      await pageAnswers(page)
    },
    /** Chooses one piece of the first item, of which there are three, and goes on to the review. */
    choosesOne: async () => {
      await picks(0, 1)
      await review.click()
      await seesState('review')
    },
    seesState,
    seesCancelled: () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Your items are canceled', {
        timeout: 20_000,
      }),
  }
}
