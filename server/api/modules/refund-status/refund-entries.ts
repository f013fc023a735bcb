import type * as v from 'valibot'
import type { RefundEntry, RefundPiece } from '../../../../contract/orders/refund-status.ts'
import { refundsByBank } from '../../../../domain/bank-refund/bank-refund.ts'
import { asMinor, fromMinor, type Minor, sumMinor, toMinor } from '../../../../domain/format/money.ts'
import { type RefundAmountsOf, returnAmounts } from '../../../../domain/refund-status/refund-amounts.ts'
import { type ReturnStage, returnStageOfLine } from '../../../../domain/return-progress/return-life.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { AppDeps } from '../../app-deps.ts'
import { wireSent } from '../bank-refunds/bank-refund-facts.ts'
import { wireExchange } from '../exchange-goods/exchange-wire.ts'
import { cancelRefundOf } from '../orders/cancel-refund.ts'
import { isCancelledLine, statusLineOf } from '../orders/line-standing.ts'
import { wireRefund } from '../orders/refund-wire.ts'
import { countryOfRow, isOnHold } from '../orders/row-standing.ts'
import type { RefundRows, ReturnRows } from './load-refund-rows.ts'

/** An entry before its amounts are divided among the ways of payment. */
export type UndividedEntry = {
  readonly wire: Omit<v.InferInput<typeof RefundEntry>, 'parts'>
  /** What goes back in all, given back or still to come. */
  readonly back: Minor
  /** Epoch milliseconds of the refund; `null` while it is still to come. */
  readonly refundedAt: number | null
}

const stageOf = (line: OrderLineRow): ReturnStage => returnStageOfLine(statusLineOf(line))

const pieceOf = (
  line: OrderLineRow,
  amount: Minor,
  { currency, isDenied }: { readonly currency: string; readonly isDenied: boolean },
): v.InferInput<typeof RefundPiece> => ({
  id: line.id,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  amount: fromMinor(amount, currency),
  isDenied,
})

const wireAmounts = (amounts: RefundAmountsOf, currency: string) => ({
  due: fromMinor(amounts.due, currency),
  refunded: fromMinor(amounts.refunded, currency),
  toCome: fromMinor(amounts.toCome, currency),
  withheld: amounts.withheld.map(({ reason, amount }) => ({
    reason,
    amount: fromMinor(amount, currency),
  })),
})

const goods = ({ chargedPrice, taxes }: OrderLineRow): Minor => asMinor(chargedPrice + (taxes ?? 0))

/** The line that says how far a return has come: one that gives money back, where there is one. */
const leadOf = (lines: readonly OrderLineRow[]): OrderLineRow | undefined => {
  const leading = (stopped: readonly ReturnStage[]) => lines.find((line) => !stopped.includes(stageOf(line)))
  return leading(['denied', 'dropped']) ?? leading(['dropped']) ?? lines[0]
}

/** A return, its amounts by its lines and by what was recorded (BY-57). */
export const returnEntry = (
  { order, lines, refund, account, exchange }: ReturnRows,
  { sale }: Pick<RefundRows, 'sale'>,
  { isTrial = false, language }: Pick<AppDeps['settings'], 'isTrial'> & { readonly language: string },
): UndividedEntry => {
  const currency = refund?.currency ?? order.currency
  const country = countryOfRow(order)
  const isByBank = refundsByBank(
    { payment: order.payments, orderClassification: sale.orderClassification },
    { country, isTrial },
  )
  const lead = leadOf(lines)
  const amounts = returnAmounts({
    lines: lines.map((line) => ({ amount: goods(line), stage: stageOf(line) })),
    total: order.orderTotal === null ? null : asMinor(order.orderTotal),
    recorded: refund ? asMinor(refund.amount) : null,
    waitsForAccount: isByBank && account === null,
  })
  const back = asMinor(amounts.refunded + amounts.toCome)
  const settledAt = refund?.recordedAt.toISOString() ?? lead?.dates.returnCompleted
  return {
    wire: {
      kind: 'return',
      orderNumber: order.orderNumber,
      currency,
      country,
      requestedAt: order.orderDate.toISOString(),
      returnMethod: order.returnMethod,
      standing: lead ? statusLineOf(lead) : null,
      itemDates: { ...lead?.dates, cancelled: lead?.cancelledAt?.toISOString() ?? null },
      pieces: lines.map((line) =>
        pieceOf(line, goods(line), { currency, isDenied: stageOf(line) === 'denied' }),
      ),
      ...wireAmounts(amounts, currency),
      refund: wireRefund(refund),
      reference: refund?.reference ?? null,
      exchange: wireExchange(exchange, language),
      bankRefund: isByBank ? { sent: account ? wireSent(account) : null } : null,
    },
    back,
    refundedAt: amounts.refunded > 0 && settledAt ? Date.parse(settledAt) : null,
  }
}

const saleAmounts = (amount: Minor, refunded: Minor): RefundAmountsOf => ({
  due: amount,
  refunded,
  toCome: asMinor(amount - refunded),
  withheld: [],
})

/** What is back of what is due, in minor units, and since when: the parts that a provider has given back, and the rest, where `restAt` says since when. */
const backOf = (
  due: Minor,
  parts: RefundRows['parts'],
  restAt: string | undefined,
): { readonly refunded: Minor; readonly at: string | undefined } => {
  const sumOf = (some: RefundRows['parts']) => sumMinor(some.map(({ amount }) => asMinor(amount)))
  const given = parts.filter(({ refundedAt }) => refundedAt !== null)
  const rest = restAt === undefined ? 0 : due - sumOf(parts)
  const times = [...given.map(({ refundedAt }) => refundedAt?.toISOString()), restAt]
  return {
    refunded: asMinor(sumOf(given) + rest),
    at: times
      .filter((time) => time !== undefined)
      .toSorted()
      .at(-1),
  }
}

/**
 * What goes back of the sale itself: a payment that is given back by its provider, which is the whole of it, or else what its cancelled
 * lines came to; never both. Of a payment that goes back by parts, that is back which the provider has given.
 */
export const saleEntry = ({ sale, lines, payment, parts }: RefundRows): UndividedEntry | null => {
  const { currency, orderNumber } = sale
  const isGivenBack = payment !== null && payment.refundDueAt !== null
  const held = payment !== null && payment.paidAt !== null && isOnHold(sale) ? payment : null
  const cancelled = isGivenBack ? null : cancelRefundOf(sale, lines, held)
  if (!isGivenBack && cancelled === null) return null
  const since = isGivenBack ? payment.refundDueAt?.toISOString() : cancelled?.recordedAt
  const back = isGivenBack ? asMinor(payment.amount) : toMinor(cancelled?.amount, currency)
  const byLine = parts.length === 0 ? cancelled?.recordedAt : undefined
  const { refunded, at } = backOf(back, parts, isGivenBack ? payment.refundedAt?.toISOString() : byLine)
  const gone = lines.filter(isCancelledLine)
  return {
    wire: {
      kind: gone.length > 0 || !isGivenBack ? 'cancellation' : 'payment',
      orderNumber,
      currency: isGivenBack ? payment.currency : currency,
      country: countryOfRow(sale),
      requestedAt: since ?? null,
      standing: null,
      pieces: gone.map((line) =>
        pieceOf(line, asMinor(goods(line) + (line.fees ?? 0)), { currency, isDenied: false }),
      ),
      ...wireAmounts(saleAmounts(back, refunded), currency),
      refund: at === undefined ? null : { amount: fromMinor(refunded, currency), recordedAt: at },
    },
    back,
    refundedAt: at === undefined ? null : Date.parse(at),
  }
}
