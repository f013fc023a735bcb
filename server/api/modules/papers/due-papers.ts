import type { PaperKind } from '../../../../contract/orders/papers.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { asMinor, type Minor, sumMinor, toMinor, zeroMinor } from '../../../../domain/format/money.ts'
import { cancellationAmounts, creditAmounts, saleAmounts } from '../../../../domain/papers/paper-amounts.ts'
import type { PaperAmounts, PaperContent, PaperPayment } from '../../../../domain/papers/paper-content.ts'
import { saleDue } from '../../../../domain/papers/sale-standing.ts'
import { shareRefunds } from '../../../../domain/refund-status/refund-shares.ts'
import { isNothingCharged } from '../../../../domain/refunds/charged.ts'
import { returnStageOfLine } from '../../../../domain/return-progress/return-life.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { OrderPaperRow } from '../../../db/tables/papers/order-papers.ts'
import { wirePayment } from '../orders/payment-wire.ts'
import { countryOfRow, isOnHold } from '../orders/row-standing.ts'
import type { RefundRows, ReturnRows } from '../refund-status/load-refund-rows.ts'
import { saleEntry } from '../refund-status/refund-entries.ts'
import { type CardPayment, cardPayments, paidByCard } from './card-payments.ts'
import { paperParties } from './paper-parties.ts'
import { asOrdered, pricedLine, saleStatusOf } from './sale-lines.ts'

/** A paper that is there, or is about to be. */
export type PaperDraft = {
  readonly kind: PaperKind
  readonly subject: string
  readonly content: PaperContent
}

export type MadePaper = Pick<OrderPaperRow, 'kind' | 'subject' | 'number' | 'issuedAt' | 'content'>

type Money = { readonly amount: Minor; readonly currency: string }

const isCancelled = (line: OrderLineRow): boolean => saleStatusOf(line) === 'cancelled'

/** How the paper of a sale stands, by its rows. */
export const saleStandingOf = ({ sale, lines }: RefundRows) =>
  saleDue({ orderClassification: sale.orderClassification, statuses: lines.map(saleStatusOf) })

const suppliedAt = (lines: readonly OrderLineRow[]): string | null =>
  lines
    .flatMap(({ dates }) => dates.shipped ?? dates.pickedUp ?? dates.delivered ?? [])
    .toSorted()
    .at(-1) ?? null

const waysOf = ({ payments }: OrderRow) =>
  payments.map((payment) => ({
    payment: wirePayment(payment),
    charged: payment.charged === undefined ? null : asMinor(payment.charged),
  }))

/** What each way of payment paid of a total; nobody knows where several paid and it was not kept. */
const paidBy = (order: OrderRow, total: Minor): readonly PaperPayment[] => {
  const ways = waysOf(order)
  return ways.map(({ payment, charged }) => ({
    paymentType: payment.paymentType,
    displayNumber: payment.paymentDisplayNumber,
    amount: ways.length === 1 ? total : charged,
  }))
}

/** What goes back to each way of payment, after what went back before. */
const refundedTo = (order: OrderRow, before: readonly Minor[], amount: Minor): readonly PaperPayment[] =>
  (shareRefunds(waysOf(order), [...before, amount]).at(-1) ?? []).flatMap(({ payment, amount: part }) =>
    payment
      ? { paymentType: payment.paymentType, displayNumber: payment.paymentDisplayNumber, amount: part }
      : [],
  )

const createDrafts = ({ sale, lines }: RefundRows) => {
  const country = countryOfRow(sale)
  const common = {
    country,
    currency: sale.currency,
    ...paperParties(sale, country),
    orderNumber: sale.orderNumber,
    orderedAt: sale.orderDate.toISOString(),
    suppliedAt: null,
    returnOrderNumber: null,
    corrects: null,
    payments: [],
    lineIds: [],
  } as const
  const facts = hostFactsOf(country).papers

  const ofSale = (): PaperDraft => {
    const [gone, kept] = [lines.filter(isCancelled), lines.filter((line) => !isCancelled(line))]
    const amounts = saleAmounts(
      asOrdered(kept),
      asOrdered(gone),
      {
        orderTotal: asMinor(sale.orderTotal ?? 0),
        shippingTotal: asMinor(sale.shippingTotal ?? 0),
        totalTaxes: asMinor(sale.totalTaxes ?? 0),
        inclusiveTaxTotal: asMinor(sale.inclusiveTaxTotal ?? 0),
      },
      facts.tax,
    )
    return {
      kind: 'sale',
      subject: sale.orderNumber,
      content: {
        ...common,
        ...amounts,
        title: facts.sale,
        suppliedAt: suppliedAt(kept),
        payments: paidBy(sale, amounts.total),
      },
    }
  }

  const ofRefund = (
    { order, lines: returned, refund }: ReturnRows & { refund: NonNullable<ReturnRows['refund']> },
    invoice: MadePaper,
    earlier: readonly MadePaper[],
  ): PaperDraft => {
    const came = returned.filter((line) => {
      const stage = returnStageOfLine({
        lineItemStatus: { status: line.status },
        lineItemStatusVariant: line.statusVariant,
      })
      return stage !== 'dropped' && stage !== 'denied'
    })
    const credits = earlier.filter(({ kind }) => kind === 'refund')
    const amounts = creditAmounts({
      returned: came.map(pricedLine),
      refunded: asMinor(refund.amount),
      saleTax: invoice.content.tax,
      before: {
        gross: sumMinor(credits.map(({ content }) => content.total)),
        tax: sumMinor(credits.map(({ content }) => content.tax?.tax ?? zeroMinor)),
      },
    })
    return {
      kind: 'refund',
      subject: order.orderNumber,
      content: {
        ...common,
        ...amounts,
        title: facts.refund,
        returnOrderNumber: order.orderNumber,
        corrects: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
        payments: refundedTo(sale, givenBefore(earlier), amounts.total),
      },
    }
  }

  const ofCancellation = ({ amount, currency }: Money, earlier: readonly MadePaper[]): PaperDraft => {
    const before = earlier.filter(({ kind }) => kind === 'cancellation')
    const known = new Set(before.flatMap(({ content }) => content.lineIds))
    const gone = lines.filter((line) => isCancelled(line) && !known.has(line.id))
    const amounts: PaperAmounts = cancellationAmounts(
      gone.map(pricedLine),
      amount,
      asMinor(sale.shippingTotal ?? 0),
    )
    return {
      kind: 'cancellation',
      subject: String(before.length + 1),
      content: {
        ...common,
        ...amounts,
        title: 'refundReceipt',
        currency,
        payments: refundedTo(sale, givenBefore(earlier), amount),
        lineIds: gone.map(({ id }) => id),
      },
    }
  }

  const ofPayment = ({ amount, currency }: Money): PaperDraft => ({
    kind: 'payment',
    subject: sale.orderNumber,
    content: {
      ...common,
      title: 'paymentReceipt',
      currency,
      lines: [],
      extras: [],
      tax: null,
      total: amount,
      payments: paidBy(sale, amount),
    },
  })

  const ofCard = ({ returnOrderNumber, subject, amount }: CardPayment): PaperDraft => ({
    kind: 'payment',
    subject,
    content: {
      ...common,
      title: 'paymentReceipt',
      lines: [],
      extras: [],
      tax: null,
      total: amount,
      returnOrderNumber,
      payments: paidByCard(sale, amount),
    },
  })

  return { country, ofSale, ofRefund, ofCancellation, ofPayment, ofCard }
}

/** What went back by earlier papers, in their order. */
const givenBefore = (earlier: readonly MadePaper[]): readonly Minor[] =>
  earlier.flatMap(({ kind, content }) =>
    kind === 'refund' || kind === 'cancellation' ? [content.total] : [],
  )

/** What was paid, and by now is; `null` where nothing was, or it is paid at the door. */
const paidAmount = ({ sale, payment }: RefundRows): Money | null => {
  if (payment?.paidAt) return { amount: asMinor(payment.amount), currency: payment.currency }
  const isUncharged = isNothingCharged({
    isPaymentDue: isOnHold(sale),
    paymentTypes: sale.payments.map(({ paymentType }) => paymentType),
  })
  if (sale.orderClassification === 'STORE' || sale.payments.length === 0 || isUncharged) return null
  return { amount: asMinor(sale.orderTotal ?? 0), currency: sale.currency }
}

const isRefunded = (row: ReturnRows): row is ReturnRows & { refund: NonNullable<ReturnRows['refund']> } =>
  row.refund !== null

/**
 * Makes the papers of a sale that are due and not there yet, one after the other, by what `make` gives each its number (BY-25): what was
 * paid, the sale, each refund of a return once the sale has its paper, and what was cancelled.
 */
export const makeDuePapers = async (
  rows: RefundRows,
  there: readonly MadePaper[],
  make: (country: string, draft: PaperDraft) => Promise<MadePaper>,
): Promise<void> => {
  const made = [...there]
  const drafts = createDrafts(rows)
  const add = async (draft: PaperDraft) => {
    made.push(await make(drafts.country, draft))
  }
  const find = (kind: PaperKind, subject: string) =>
    made.find((paper) => paper.kind === kind && paper.subject === subject)

  const cancelled = saleEntry(rows)
  if (cancelled?.wire.refund && cancelled.wire.kind === 'cancellation') {
    const before = sumMinor(
      made.flatMap(({ kind, content }) => (kind === 'cancellation' ? [content.total] : [])),
    )
    const amount = asMinor(toMinor(cancelled.wire.refund.amount, cancelled.wire.currency) - before)
    const { currency } = cancelled.wire
    if (amount > 0) await add(drafts.ofCancellation({ amount, currency }, made))
  }
  const paid = paidAmount(rows)
  if (paid !== null && paid.amount > 0 && !find('payment', rows.sale.orderNumber))
    await add(drafts.ofPayment(paid))
  for (const payment of cardPayments(rows)) {
    if (!find('payment', payment.subject)) await add(drafts.ofCard(payment))
  }
  if (saleStandingOf(rows) === 'made' && !find('sale', rows.sale.orderNumber)) await add(drafts.ofSale())
  const invoice = find('sale', rows.sale.orderNumber)
  if (!invoice) return
  const refunded = rows.returns
    .filter(isRefunded)
    .toSorted((one, other) => one.refund.recordedAt.getTime() - other.refund.recordedAt.getTime())
  for (const row of refunded) {
    if (!find('refund', row.order.orderNumber) && row.refund.amount > 0) {
      await add(drafts.ofRefund(row, invoice, made))
    }
  }
}
