import { expect, type Page } from '@playwright/test'

/** Making a return, as a shopper does it. */
export const returnWizardPage = (page: Page) => {
  const wizard = page.locator('[data-flow="returnWizard"]')
  const item = (index: number) => page.locator('fieldset[data-item]').nth(index)
  const button = page.locator('[data-action="continue"]:visible')
  const dialog = page.getByRole('dialog')
  return {
    dialog,
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
    /** Checks a line, gives its reason, and where asked its quantity and a comment. */
    picks: async (
      index: number,
      choice: { readonly reason: string; readonly quantity?: string; readonly comment?: string },
    ) => {
      const line = item(index)
      await line.getByRole('checkbox').check()
      await line.getByLabel('Why are you returning it?').selectOption({ label: choice.reason })
      if (choice.quantity !== undefined)
        await line.getByLabel('Quantity to return').selectOption(choice.quantity)
      if (choice.comment !== undefined)
        await line.getByLabel('Anything else? (optional)').fill(choice.comment)
    },
    goesOn: () => button.click(),
    chooses: (method: string) => page.locator(`[data-method="${method}"]`).getByRole('radio').check(),
    choosesStore: (index: number) => page.locator('[data-store]').nth(index).getByRole('radio').click(),
    seesStep: (state: string) => expect(wizard).toHaveAttribute('data-state', state),
    estimate: async () =>
      (
        await page.getByRole('complementary', { name: 'Your refund' }).locator('dd').last().innerText()
      ).trim(),
    /** The number of the return that was created; the countdown is taken at once. */
    seesReturn: async (): Promise<string> => {
      await expect(dialog).toHaveAccessibleName('Your return is created', { timeout: 20_000 })
      const words = await dialog.getByText(/Your return number is/).innerText()
      await dialog.getByRole('button', { name: 'See how to send it' }).click()
      await expect(
        page.locator('[data-flow="returnInstructions"] [data-part="return-progress"]'),
      ).toBeVisible()
      return /\b[A-Z]{2}\w+\d\b/.exec(words)?.[0] ?? ''
    },
  }
}
