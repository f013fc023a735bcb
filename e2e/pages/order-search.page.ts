import { expect, type Page } from '@playwright/test'

/** The search of a member's orders, and what it has found. */
export const orderSearchPage = (page: Page) => {
  const part = page.getByRole('search')
  const field = part.getByRole('searchbox')
  const list = page.locator('[data-flow=orderHistory]')
  return {
    part,
    field,
    choice: (name: string) => part.getByRole('combobox', { name }),
    count: part.getByRole('status'),
    nothing: page.locator('[data-part=nothing-found]'),
    /** Types words in place of what stands there, and presses Enter. */
    looksFor: async (words: string) => {
      await field.fill(words)
      await field.press('Enter')
    },
    /** The list shows what its address names, and nothing is on its way. */
    seesResults: () => expect(list).toHaveAttribute('data-state', /^(ready\.idle|nothingFound)$/),
  }
}
