import { signInFirst } from '../../support/sign-in.ts'
import type { Executor } from '../lib/flow-in-browser.ts'

/** A member whose one order has lines to buy again; its number is the fact `order`. */
export const hasBuyAgainOrder: Executor = async ({ page, sandbox, facts }) => {
  const { member } = await sandbox.newMember()
  const { orderNumber } = await sandbox.newOrder({ from: 'buy-again', member })
  facts.set('order', orderNumber)
  await signInFirst(page.context(), member)
}
