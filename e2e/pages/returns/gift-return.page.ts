import { expect, type Page } from '@playwright/test'
import type { Receipt } from '../../support/gifts/gift.ts'

/** The return of a gift, as whoever was given it sees it. */
export const giftReturnPage = (page: Page) => {
  const flow = page.locator('[data-flow=giftReturn]')
  const seesState = (state: string | RegExp, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  const orderNumber = page.locator('#gift-orderNumber')
  const code = page.locator('#gift-code')
  const find = page.getByRole('button', { name: /^(Find the gift|Searching)$/ })
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  const boxes = flow.locator('form [data-line]').getByRole('checkbox')
  const email = page.locator('#gift-email')
  return {
    flow,
    orderNumber,
    code,
    find,
    goOn,
    boxes,
    email,
    way: (key: string) => page.locator(`[data-method="${key}"]`).getByRole('radio'),
    reason: (words: string) => page.getByRole('radio', { name: words, exact: true }).first(),
    confirm: page.getByRole('button', { name: /^(Return the gift|Sending|Checking)$/ }),
    back: page.getByRole('button', { name: 'Back', exact: true }),
    returned: (number: string) => flow.locator(`section[data-return="${number}"]`),
    seesState,
    opens: async (place = 'us/en') => {
      await page.goto(`/${place}/orders/gift-return`)
      await seesState('lookup.asking')
    },
    finds: async (receipt: Receipt) => {
      await orderNumber.fill(receipt.orderNumber)
      await code.fill(receipt.code)
      await find.click()
    },
    /** From the goods to the review: the first item that can go back, to a store unless told. */
    reviews: async (way = 'returnToStore', address = 'nia@example.com') => {
      await boxes.first().check()
      await page.getByRole('radio', { name: 'Too big', exact: true }).first().check()
      await goOn.click()
      await page.locator(`[data-method="${way}"]`).getByRole('radio').check()
      await email.fill(address)
      await goOn.click()
      await seesState('open.review')
    },
  }
}
