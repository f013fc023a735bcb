import { isCard } from '../../../../domain/exchange/offered-answers.ts'
import { asMinor, type Minor } from '../../../../domain/format/money.ts'
import type { PaperPayment } from '../../../../domain/papers/paper-content.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { wirePayment } from '../orders/payment-wire.ts'
import type { RefundRows } from '../refund-status/load-refund-rows.ts'

/** What the card has paid for an exchange. */
export type CardPayment = {
  readonly returnOrderNumber: string
  /** That of its receipt: one for what was dearer, one for what nothing came for. */
  readonly subject: string
  readonly amount: Minor
}

const subjects = { charge: '', hold: '-late' } as const

/** What the card has paid for the exchanges of a sale, in the order of their returns (BY-05). */
export const cardPayments = ({ returns }: Pick<RefundRows, 'returns'>): readonly CardPayment[] =>
  returns.flatMap(({ order: { orderNumber }, exchange }) =>
    (exchange?.cards ?? [])
      .filter(({ takenAt }) => takenAt !== null)
      .map(({ purpose, amount }) => ({
        returnOrderNumber: orderNumber,
        subject: `${orderNumber}${subjects[purpose]}`,
        amount: asMinor(amount),
      })),
  )

/** The card of an order that was asked. */
export const paidByCard = ({ payments }: OrderRow, amount: Minor): readonly PaperPayment[] =>
  payments
    .filter(isCard)
    .slice(0, 1)
    .map(wirePayment)
    .map(({ paymentType, paymentDisplayNumber }) => ({
      paymentType,
      displayNumber: paymentDisplayNumber ?? null,
      amount,
    }))
