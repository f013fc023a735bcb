import type { Withdrawal } from '../../../../contract/orders/withdrawal.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { inUnion } from '../../../../domain/countries/emea.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { WithdrawalFacts } from '../../../../domain/withdrawal/withdrawal.ts'
import { sendBackDay } from '../../../../domain/withdrawal/withdrawal-period.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { WithdrawalRow } from '../../../db/tables/withdrawals.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import type { AcknowledgementFacts } from './acknowledgement-facts.ts'
import { findWithdrawals } from './withdrawals.repository.ts'

type Place = Pick<OrderRow, 'shipFrom' | 'country'>

/** The rule of an order's country. A statement that was taken stands, though its country may have given the rule up since. */
const ruleOf = (order: Place) =>
  profileOf(countryOfRow(order)).orders.withdrawal ?? inUnion('Europe/Brussels')

/** What is sent in exchange is no purchase of its own (BY-05). */
const isBought = ({ replacementFor }: OrderLineRow): boolean => replacementFor === null

/** What an order's rows say about withdrawing from it, as its page reads it off the wire. */
export const factsOfRows = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  rows: readonly WithdrawalRow[],
  now: number,
): WithdrawalFacts => ({
  orderType: order.orderType,
  orderClassification: order.orderClassification,
  lines: lines.filter(isBought).map((line) => ({
    id: line.id,
    status: simpleStatusOfLine(
      { lineItemStatus: { status: line.status }, lineItemStatusVariant: line.statusVariant },
      'SALES_ORDER',
    ),
    quantity: line.quantity,
    isCustomDesign: Boolean(line.pbid) || Boolean(line.customizedProductReference),
    receivedAt: line.dates.delivered ?? line.dates.pickedUp ?? null,
  })),
  withdrawn: rows.flatMap((row) => row.lines.map(({ id }) => id)),
  country: countryOfRow(order),
  now,
})

/** A statement as the wire carries it: neither name nor address. */
export const wireWithdrawal = ({ id, receivedAt, lines }: WithdrawalRow, order: Place): Withdrawal => ({
  id,
  receivedAt: receivedAt.toISOString(),
  sendBackBy: sendBackDay(receivedAt.getTime(), ruleOf(order)),
  lines: lines.map((line) => line.id),
})

/** The statements about an order, as the wire carries them. */
export const readWithdrawals = async (db: Database, order: OrderRow): Promise<readonly Withdrawal[]> =>
  (await findWithdrawals(db, order.orderNumber)).map((row) => wireWithdrawal(row, order))

/** What the acknowledgement of a statement says. */
export const acknowledgementFactsOf = (
  row: WithdrawalRow,
  order: OrderRow,
  language: Catalog,
): AcknowledgementFacts => {
  const rule = ruleOf(order)
  return {
    kind: 'acknowledgement',
    language,
    orderNumber: row.orderNumber,
    orderedAt: order.orderDate,
    receivedAt: row.receivedAt,
    country: countryOfRow(order),
    timeZone: rule.timeZone,
    name: row.statedName,
    email: row.email,
    lines: row.lines.map(({ title, size, quantity }) => ({ title, size, quantity })),
    sendBackBy: sendBackDay(row.receivedAt.getTime(), rule),
    days: rule.days,
  }
}
