import { piecesToReturn } from '../../../../domain/returns/line-refusal.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { readWithdrawals } from '../acknowledgements/withdrawal-facts.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { findGiftReturns, piecesAway } from '../gift-goods/gift-returns.repository.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { countryOfRow, standingOfRow } from '../orders/row-standing.ts'
import { factsOf, linesInTime, orderRefusal } from '../return-pieces/capture.rules.ts'

export type ReturnableLine = { readonly line: OrderLineRow; readonly pieces: number }

/** The lines of an order that can go back now, each with how many pieces of it: none where the order itself cannot. */
export const returnableLines = async (
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<readonly ReturnableLine[]> => {
  const lines = (await loadGroups(db, order.orderNumber)).flatMap((group) => group.lines)
  const flags = await flagsForCountry(db, order.country)
  const withdrawals = await readWithdrawals(db, order)
  const away = piecesAway(await findGiftReturns(db, order.orderNumber))
  if (orderRefusal(order, standingOfRow(order, lines)) !== null || flags.disableReturns) return []
  return linesInTime(order, lines, { withdrawals, now }).flatMap((line) => {
    const pieces = piecesToReturn(factsOf(line), countryOfRow(order), away.get(line.id))
    return pieces > 0 ? [{ line, pieces }] : []
  })
}
