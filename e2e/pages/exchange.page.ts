import { expect, type Page } from '@playwright/test'
import { returnWizardPage } from './return-wizard.page.ts'

/** What an item of the wizard goes back for, and what is chosen in its place. */
export const exchangePage = (page: Page) => {
  const wizard = returnWizardPage(page)
  const item = (index: number) => wizard.item(index)
  const answers = (index: number) => item(index).getByRole('radiogroup', { name: 'What would you like?' })
  const panel = (index: number) => item(index).locator('[data-flow="exchangeChoice"]')
  const wants = async (index: number, answer: 'Money back' | 'Another size or color' | 'Store credit') => {
    await answers(index).getByRole('radio', { name: answer }).check()
  }
  const seesState = (index: number, state: string) =>
    expect(panel(index)).toHaveAttribute('data-state', state, { timeout: 20_000 })
  return {
    answers,
    panel,
    sizes: (index: number) => panel(index).getByRole('radiogroup', { name: 'Size' }).getByRole('radio'),
    colors: (index: number) => panel(index).getByRole('radiogroup', { name: 'Color' }).getByRole('radio'),
    sends: (index: number) => item(index).getByRole('radiogroup', { name: 'When should we send it?' }),
    wants,
    seesState,
    /** Opens the wizard and wants another size or color of an item. */
    opensChoice: async (orderNumber: string, index = 0) => {
      await wizard.opens(orderNumber)
      await wizard.picks(index, { reason: 'Too small' })
      await wants(index, 'Another size or color')
      await seesState(index, 'open.choosing')
    },
  }
}
