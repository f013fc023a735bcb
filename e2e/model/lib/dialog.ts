import { expect, type Page } from '@playwright/test'
import type { Executor } from './flow-in-browser.ts'

/** Presses a button of the dialog that is open. */
export const pressInDialog =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** The dialog has this title now; without a title, none is open. */
export const hasDialogTitle = async (page: Page, title?: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await (title === undefined
    ? expect(dialog).toHaveCount(0, { timeout: 1 })
    : expect(dialog).toHaveAccessibleName(title, { timeout: 1 }))
}
