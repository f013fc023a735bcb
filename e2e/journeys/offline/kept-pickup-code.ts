import type { Page } from '@playwright/test'
import { whenKept } from '../../pages/offline-codes.page.ts'
import type { Sandbox } from '../../support/sandbox.ts'

export const pickupPathOf = (orderNumber: string) => `/us/en/orders/sales/${orderNumber}/pickup`

/** A member of this browser has an order ready, and its code was seen and is kept. Gives back the order's number. */
export const keepsPickupCode = async (page: Page, sandbox: Sandbox, member: string): Promise<string> => {
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member })
  await page.goto(pickupPathOf(orderNumber))
  await whenKept(page)
  return orderNumber
}
