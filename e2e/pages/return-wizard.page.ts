import { expect, type Page } from '@playwright/test'
import { pageAnswers } from './open-page.ts'

/** Making a return, as a shopper does it. */
export const returnWizardPage = (page: Page) => {
  const wizard = page.locator('[data-flow="returnWizard"]')
  const item = (index: number) => page.locator('fieldset[data-item]').nth(index)
  const button = page.locator('[data-action="continue"]:visible')
  const dialog = page.getByRole('dialog')
  const ticks = async (index: number) => {
    await pageAnswers(page)
    await item(index).getByRole('checkbox').check()
  }
  const missing = page.getByRole('alert').filter({ hasText: /thing(s)? to check/ })
  return {
    dialog,
    /** What the step lacks, above it. */
    missing,
    seesMissing: async (words: string | RegExp) => {
      await expect(missing).toBeFocused()
      await expect(missing.getByRole('link')).toHaveText([words])
      await expect(page).toHaveTitle(/^Error: /)
    },
    button,
    item,
    /** What goes back, as the refund beside the steps lists it. */
    chosen: page.getByRole('complementary', { name: 'Your refund' }).getByRole('listitem'),
    /** The total and the step's button, in reach on small screens. */
    bar: page.locator('[data-part="footer-bar"]'),
    opens: async (orderNumber: string, query = '') => {
      await page.goto(`/orders/sales/${orderNumber}/return${query}`)
      await expect(wizard).toHaveAttribute('data-state', 'choosing.items')
    },
    /** Checks a line, once the page answers. */
    ticks,
    /** Checks a line, gives its reason, and where asked its quantity and a comment. */
    picks: async (
      index: number,
      choice: { readonly reason: string; readonly quantity?: string; readonly comment?: string },
    ) => {
      await ticks(index)
      const line = item(index)
      await line.getByRole('radio', { name: choice.reason, exact: true }).check()
      if (choice.quantity !== undefined)
        await line.getByLabel('Quantity to return').selectOption(choice.quantity)
      if (choice.comment !== undefined)
        await line.getByLabel('Anything else? (optional)').fill(choice.comment)
    },
    goesOn: () => button.click(),
    /** What a finger meets: the chip of a reason, the head of a card. */
    reason: (index: number, words: string) => item(index).locator('label').getByText(words, { exact: true }),
    way: (method: string) => page.locator(`[data-method="${method}"] label`),
    /** The card's own radio; that of a store holds more. */
    chooses: (method: string) => page.locator(`[data-method="${method}"]`).getByRole('radio').first().check(),
    choosesStore: (index: number) => page.locator('[data-store]').nth(index).getByRole('radio').click(),
    /** In this state of the flow, or one within. */
    seesStep: (state: string, timeout?: number) =>
      expect(wizard).toHaveAttribute(
        'data-state',
        new RegExp(`^${state.replaceAll('.', '\\.')}(\\.|$)`),
        timeout === undefined ? {} : { timeout },
      ),
    estimate: async () =>
      (
        await page.getByRole('complementary', { name: 'Your refund' }).locator('dd').last().innerText()
      ).trim(),
    /** The number of the return that was created, which its instructions confirm. */
    seesReturn: async (): Promise<string> => {
      const confirmation = page.locator('[data-flow="returnInstructions"] [data-part="confirmation"]')
      await expect(confirmation).toContainText('Your return is created', { timeout: 20_000 })
      const words = await confirmation.innerText()
      return /\b[A-Z]{2}\w+\d\b/.exec(words)?.[0] ?? ''
    },
  }
}
