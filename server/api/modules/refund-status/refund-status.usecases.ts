import type * as v from 'valibot'
import type { RefundStatus } from '../../../../contract/orders/refund-status.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import { shareRefunds } from '../../../../domain/refund-status/refund-shares.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { seesInPart } from '../guest-passes/sees-in-part.ts'
import { wireAmount } from '../orders/line-wire.ts'
import { orderNotFound } from '../orders/order-access.ts'
import { wirePayment } from '../orders/payment-wire.ts'
import { loadRefundRows } from './load-refund-rows.ts'
import { returnEntry, saleEntry, type UndividedEntry } from './refund-entries.ts'

/** What was given back first comes first; what is still to come follows as it was asked for. */
const inTurn = (entries: readonly UndividedEntry[]): readonly UndividedEntry[] =>
  entries.toSorted(
    (one, other) =>
      (one.refundedAt ?? Number.POSITIVE_INFINITY) - (other.refundedAt ?? Number.POSITIVE_INFINITY) || 0,
  )

const divided = (
  entries: readonly UndividedEntry[],
  { payments }: Pick<OrderRow, 'payments'>,
): v.InferInput<typeof RefundStatus>['entries'] => {
  const turn = inTurn(entries)
  const shares = shareRefunds(
    payments.map((payment) => ({
      payment: wirePayment(payment),
      charged: payment.charged === undefined ? null : asMinor(payment.charged),
    })),
    turn.map(({ back }) => back),
  )
  return entries.map((entry) => ({
    ...entry.wire,
    parts: (shares[turn.indexOf(entry)] ?? []).map(({ payment, amount }) => ({
      payment,
      amount: fromMinor(amount, entry.wire.currency),
    })),
  }))
}

/** All the money that goes back for the caller's sale (BY-57); who is shown it in part sees not where to (BY-23). Refuses with `order_not_found`. */
export const readRefundStatus = async (
  { settings }: Pick<AppDeps, 'settings'>,
  db: Database,
  held: {
    readonly caller: Caller
    readonly pass: string | undefined
    readonly now: Date
    /** Of the texts. */
    readonly language: Catalog
  },
  orderNumber: string,
): Promise<v.InferInput<typeof RefundStatus>> => {
  const rows = await loadRefundRows(db, held.caller, orderNumber)
  if (!rows) throw orderNotFound()
  const { sale } = rows
  const ofSale = saleEntry(rows)
  const entries = [
    ...(ofSale ? [ofSale] : []),
    ...rows.returns.map((returned) => returnEntry(returned, rows, { ...settings, language: held.language })),
  ]
  const isSentBack = entries.some(({ wire, back }) => wire.kind === 'return' && back > 0)
  return {
    orderNumber: sale.orderNumber,
    currency: sale.currency,
    shippingKept:
      isSentBack && (sale.shippingTotal ?? 0) > 0 ? wireAmount(sale.shippingTotal, sale.currency) : null,
    entries: (await seesInPart(settings.secret, db, sale, held))
      ? divided(entries, sale).map((entry) => ({ ...entry, parts: [], bankRefund: null }))
      : divided(entries, sale),
  }
}
