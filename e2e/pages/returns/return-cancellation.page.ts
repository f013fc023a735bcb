import { expect, type Page } from '@playwright/test'

/** Where a return is taken back, as a shopper does it. */
export const returnCancellationPage = (page: Page) => {
  const flow = page.locator('[data-flow=returnCancellation]')
  const seesState = (state: string, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  return {
    flow,
    confirm: page.getByRole('button', { name: /^(Yes, cancel return|Canceling|Checking)$/ }),
    retry: page.getByRole('button', { name: 'Try again' }),
    consequences: page.locator('[data-part=consequences]'),
    /** On the return’s own page and on its instructions. */
    link: page.locator('[data-action=cancel-return]'),
    opens: async (returnNumber: string, place = 'us/en') => {
      await page.goto(`/${place}/orders/returns/${returnNumber}/cancel-return`)
      await seesState('confirming')
    },
    seesState,
    sees: (heading: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading),
  }
}
