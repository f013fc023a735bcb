import { expect, type Page } from '@playwright/test'
import { sampleDetails } from '../../../model-tests/bank-refund/bank-refund.model.ts'

/** Where the refund of a cash purchase goes, as a shopper tells it. */
export const bankRefundPage = (page: Page) => {
  const flow = page.locator('[data-flow=bankRefund]')
  const iban = page.locator('#refund-iban')
  const review = page.locator('[data-flow=bankRefund] button[type=submit]')
  const send = page.getByRole('button', { name: /^(Send details|Sending)$/ })
  const seesState = (state: string, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  return {
    flow,
    firstName: page.locator('#refund-first-name'),
    lastName: page.locator('#refund-last-name'),
    iban,
    review,
    send,
    dialog: page.getByRole('dialog'),
    account: page.locator('[data-part=bank-account]'),
    due: page.locator('[data-part=bank-refund-due]'),
    opens: async (returnNumber: string, place = 'it/en') => {
      await page.goto(`/${place}/orders/returns/${returnNumber}/refund-payment`)
      await seesState('form.ready')
    },
    fillsIn: async (details: Partial<typeof sampleDetails> = {}) => {
      const { firstName, lastName, iban: number } = { ...sampleDetails, ...details }
      await page.locator('#refund-first-name').fill(firstName)
      await page.locator('#refund-last-name').fill(lastName)
      await iban.fill(number)
    },
    reviews: async () => {
      await review.click()
      await seesState('review')
    },
    seesState,
    seesConfirmation: async () => {
      await expect(page).toHaveURL(/\/refund-payment-confirmation$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your bank details')
      await expect(page.locator('[data-part=bank-account]')).toContainText('PL •••• 2874')
    },
  }
}
