import type { Payment, PaymentType } from '../../contract/orders/payment.ts'
import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'

/** A way that an order was paid, in minor units. */
export type PaidWay = {
  readonly payment: Payment
  /** What it paid of the order; `null` where that is not known. */
  readonly charged: Minor | null
}

/** What goes to one way of payment; `payment` is `null` where several paid and nobody knows how much each. */
export type RefundShare = { readonly payment: Payment | null; readonly amount: Minor }

const storedValue: ReadonlySet<PaymentType> = new Set([
  'GIFT_CERTIFICATE',
  'MALL_CERTIFICATE',
  'PROMO_VOUCHER',
  'STORE_CREDIT',
  'STORE_GIFTCERT',
])

/** Whether money that goes back there stays in the shop: a gift card, a voucher or a credit. No bank has to show it. */
export const isStoredValue = (payment: Pick<Payment, 'paymentType'> | null): boolean =>
  payment !== null && storedValue.has(payment.paymentType)

type Paid = { readonly payment: Payment; readonly charged: Minor }

const allKnown = (ways: readonly PaidWay[]): ways is readonly Paid[] =>
  ways.every(({ charged }) => charged !== null)

/** The money first that leaves the shop, then gift cards; each in the order in which it paid. */
const inTurn = (ways: readonly Paid[]): readonly Paid[] => [
  ...ways.filter(({ payment }) => !isStoredValue(payment)),
  ...ways.filter(({ payment }) => isStoredValue(payment)),
]

const part = (payment: Payment | null, amount: Minor): readonly RefundShare[] =>
  amount === 0 ? [] : [{ payment, amount }]

const takenFrom = (ways: readonly Paid[], start: Minor, length: Minor): readonly RefundShare[] => {
  let [skip, open] = [start as number, length as number]
  const shares = ways.map(({ payment, charged }) => {
    const passed = Math.min(skip, charged)
    const amount = Math.min(open, charged - passed)
    skip -= passed
    open -= amount
    return { payment, amount }
  })
  return shares.flatMap(({ payment, amount }, index) =>
    part(payment, asMinor(amount + (index === 0 ? open : 0))),
  )
}

/**
 * Divides refunds among the ways that an order was paid (BY-58), each refund going on where those before it have stopped: first to
 * cards and banks, up to what each had paid, then to gift cards. What is more than all had paid goes to the first of them.
 * `amounts` are in the order in which they were given back.
 */
export const shareRefunds = (
  ways: readonly PaidWay[],
  amounts: readonly Minor[],
): readonly (readonly RefundShare[])[] => {
  const [only] = ways
  if (ways.length < 2) return amounts.map((amount) => part(only?.payment ?? null, amount))
  if (!allKnown(ways)) return amounts.map((amount) => part(null, amount))
  const turn = inTurn(ways)
  return amounts.map((amount, index) =>
    takenFrom(turn, index === 0 ? zeroMinor : sumMinor(amounts.slice(0, index)), amount),
  )
}
