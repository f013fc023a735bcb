import { expect, type Page } from '@playwright/test'

/** An address in Seoul as a shopper types it. */
export const seoul = {
  nameGiven: '지우',
  nameFamily: '김',
  province: '서울특별시',
  locality: '예시구',
  line1: '은행나무로 21길 9',
  code: '00021',
} as const

/** Choosing and entering addresses, as a shopper does it. */
export const addressBookPage = (page: Page) => {
  const book = page.locator('[data-flow="addressBook"]')
  const dialog = page.getByRole('dialog')
  const rows = book.locator('[data-address]')
  return {
    book,
    dialog,
    rows,
    row: (id: string) => book.locator(`[data-address="${id}"]`),
    adds: () => book.getByRole('button', { name: 'Add an address' }).click(),
    edits: (index: number) => rows.nth(index).getByRole('button', { name: /^Edit/ }).click(),
    chooses: (index: number) => rows.nth(index).getByRole('radio').check(),
    /** Types into fields by their names in the form. */
    types: async (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(fields)) await dialog.locator(`[name="${name}"]`).fill(value)
    },
    saves: () => dialog.getByRole('button', { name: /^(Save address|Use this address)$/ }).click(),
    seesChosen: (words: string) =>
      expect(rows.filter({ has: page.getByRole('radio', { checked: true }) })).toContainText(words),
  }
}
