import { expect, type Locator, type Page } from '@playwright/test'
import type { CancellationView } from '../../machines/cancellation/cancellation.selectors.ts'

/** The cancellation's views by the heading of their dialog. */
const titles: Readonly<Record<Exclude<CancellationView, 'closed'> | 'checking', string>> = {
  confirming: 'Cancel this order?',
  inProgress: 'Canceling your order',
  checking: 'Checking what happened',
  complete: 'Your order is canceled',
  pending: 'We’ve asked the warehouse',
  denied: 'This order can’t be canceled anymore',
  outsideWindow: 'It’s too late to cancel',
  unconfirmed: 'We can’t tell whether it worked',
  error: 'Your order wasn’t canceled',
}

/** Cancelling the order on the page, as a shopper does it. */
export const cancellationPage = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = page.getByRole('button', { name: 'Cancel order', exact: true })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const status = page.locator('section[data-status]').first()
  const seesView = async (view: keyof typeof titles) => {
    await expect(dialog).toHaveAccessibleName(titles[view], { timeout: 15_000 })
  }
  /** Every group shows this status in place of its own. */
  const seesStatus = async (words: string) => {
    await expect(status.locator('[data-tone]').first()).toHaveText(words)
  }
  return {
    dialog: dialog as Locator,
    button: button as Locator,
    asks: () => button.click(),
    confirms: () => press('Yes, cancel order'),
    keepsTheOrder: () => press('Keep order'),
    retries: () => press('Try again'),
    presses: press,
    /** Asks and confirms. */
    cancels: async () => {
      await button.click()
      await press('Yes, cancel order')
    },
    seesView,
    seesNoDialog: () => expect(dialog).toBeHidden(),
    seesStatus,
    /** Is told that the order is cancelled, closes the dialog and sees it. */
    endsCancelled: async () => {
      await seesView('complete')
      await press('Done')
      await seesStatus('Canceled')
    },
    seesNoButton: () => expect(button).toBeHidden(),
    seesButton: () => expect(button).toBeVisible(),
    says: (words: string | RegExp) => expect(dialog).toContainText(words),
    offers: async (name: string, href?: string) => {
      const link = dialog.getByRole(href === undefined ? 'button' : 'link', { name, exact: true })
      await expect(link).toBeVisible()
      if (href !== undefined) await expect(link).toHaveAttribute('href', href)
    },
  }
}
