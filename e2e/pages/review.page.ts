import { expect, type Page } from '@playwright/test'

/** The review flow of an order's page, as a shopper meets it. */
export const reviewPage = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    offers: page.locator('[data-action=writeReview]'),
    form: page.getByRole('dialog', { name: 'How do you like it?' }),
    summary: dialog.getByRole('alert'),
    stars: (count: number) => dialog.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` }),
    title: dialog.getByLabel('Title'),
    text: dialog.getByLabel('What should others know?'),
    sends: () => dialog.getByRole('button', { name: 'Send review' }).click(),
    fillsIn: async () => {
      await dialog.getByRole('radio', { name: '4 stars' }).check()
      await dialog.getByLabel('Title').fill('Light')
      await dialog.getByLabel('What should others know?').fill('Light, quick and dry in the rain.')
    },
    seesState: (state: string, timeout?: number) =>
      expect(page.locator('[data-flow=review]')).toHaveAttribute(
        'data-state',
        state,
        timeout === undefined ? {} : { timeout },
      ),
  }
}
