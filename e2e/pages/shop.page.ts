import { expect, type Page } from '@playwright/test'

/** Lines of the scenario `buy-again`, from 0: full price, on sale, without a price, not sold any more and like nothing. */
export const againLines = { fullPrice: 0, onSale: 1, unpriced: 2, retired: 3 } as const

/** What an order's lines offer of the shop: buying again, similar products, and the bag in the header. */
export const shopPage = (page: Page) => {
  const bag = page.locator('[data-flow=bagCount]')
  const miniCart = page.getByRole('dialog', { name: 'Added to your bag' })
  const line = (orderNumber: string, index: number) =>
    page.locator(`[data-order="${orderNumber}"] [data-line="${orderNumber}-${index + 1}"]`)
  return {
    bag,
    miniCart,
    line,
    buyAgain: (orderNumber: string, index: number) =>
      line(orderNumber, index).locator('[data-action=buyItAgain]'),
    similar: (orderNumber: string, index: number) =>
      line(orderNumber, index).getByRole('button', { name: 'Shop similar' }),
    panel: (orderNumber: string, index: number) =>
      line(orderNumber, index).locator('[data-flow=shopSimilar]'),
    seesInBag: (pieces: number) =>
      expect(bag).toHaveAccessibleName(pieces === 1 ? 'Bag, 1 item' : `Bag, ${pieces} items`),
  }
}
