import { profileOf } from '../../../../domain/countries/profile-of.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { changeExchange, type WholeExchange } from '../exchange-goods/exchanges.repository.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import { markHeld, moveCard } from './exchange-cards.ts'
import { addReplacements } from './replacement-lines.ts'

const dayMs = 24 * 60 * 60_000

/**
 * The return is agreed, and its card with it: what is dearer is charged, what is sent stands in the sale (BY-03, BY-05). The caller holds the
 * sale's row, and creates the return in the same transaction.
 */
export const agreeExchange = async (
  { boss }: Pick<AppDeps, 'boss'>,
  tx: Database,
  { exchange, lines, cards }: WholeExchange,
  {
    order,
    returnOrderNumber,
    now,
  }: { readonly order: OrderRow; readonly returnOrderNumber: string; readonly now: Date },
): Promise<void> => {
  const { captureId } = exchange
  const { exchange: rule } = profileOf(countryOfRow(order)).returns
  await changeExchange(tx, captureId, {
    agreedAt: now,
    deadline: new Date(now.getTime() + (rule?.deadlineDays ?? 0) * dayMs),
  })
  await markHeld(tx, captureId)
  const charge = cards.find(({ purpose }) => purpose === 'charge')
  await moveCard(boss, tx, charge, { from: ['held'], to: 'taking', takenAt: now })
  const sent = lines.filter(({ answer }) => answer === 'exchange')
  await addReplacements(tx, sent, { orderNumber: order.orderNumber, returnOrderNumber, now })
}
