import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { changeExchange, findExchangeOfReturn } from '../exchange-goods/exchanges.repository.ts'
import { cardOf } from '../exchange-making/end-exchange.ts'
import { moveCard } from '../exchange-making/exchange-cards.ts'
import { issueCredit } from '../exchange-making/exchange-credit.ts'
import { shipReplacements } from '../exchange-making/replacement-lines.ts'
import { raiseRefund, recordRefund } from '../returns/refunds.repository.ts'

/**
 * The parcel of a return is in (BY-03, BY-04, BY-06): its money is refunded, with what has become money since an early refund, what
 * waited for it is sent, the card is let go of or given back what it had paid meanwhile, and store credit is issued; all of it once. The rows
 * of the sale and of the return must be locked.
 */
export const settleReturn = async (
  { boss, settings }: Pick<AppDeps, 'boss' | 'settings'>,
  tx: Database,
  order: Pick<OrderRow, 'orderNumber' | 'currency' | 'orderTotal'>,
  { now, reference = null }: { readonly now: Date; readonly reference?: string | null },
): Promise<void> => {
  await recordRefund(tx, order, now, reference)
  const found = await findExchangeOfReturn(tx, order.orderNumber)
  if (!found || found.exchange.endedAt !== null) return
  const { captureId } = found.exchange
  if (found.lines.some(({ state }) => state === 'dropped')) await raiseRefund(tx, order)
  await changeExchange(tx, captureId, { endedAt: now })
  await shipReplacements({ boss }, tx, found.lines, now)
  const hold = cardOf(found, 'hold')
  const isReleased = await moveCard(boss, tx, hold, { from: ['held'], to: 'releasing' })
  if (!isReleased && hold) {
    await moveCard(boss, tx, hold, { from: ['taking', 'taken'], to: 'refunding', refund: hold.amount })
  }
  await issueCredit({ boss, settings }, tx, found.exchange, { returnOrderNumber: order.orderNumber, now })
}
