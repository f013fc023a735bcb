import type { Order } from '../../contract/orders/order.ts'
import type { Payment } from '../../contract/orders/payment.ts'
import { profileOf } from '../countries/profile-of.ts'
import { isInStore } from '../orders/in-store.ts'
import { type ReturnOutcome, returnOutcomeOfOrder } from '../return-progress/return-life.ts'

type CashFacts = Pick<Order, 'orderClassification'> & {
  readonly payment: readonly Pick<Payment, 'paymentType'>[]
}

/**
 * Whether returns of a sale are refunded to a bank account (RF-03): it was paid in cash and nothing else, in a store, in a country
 * that refunds so. `isTrial`: nobody is charged or paid in earnest, outside of which no country does it.
 */
export const refundsByBank = (
  sale: CashFacts,
  { country, isTrial }: { readonly country: string; readonly isTrial: boolean },
): boolean =>
  isTrial &&
  profileOf(country).returns.refundsCashByBank &&
  isInStore(sale) &&
  sale.payment.length > 0 &&
  sale.payment.every(({ paymentType }) => paymentType === 'CASH')

/**
 * How a return stands with its bank account: `due` until the account is known, `sent` from then on. `otherWay`: it is refunded in
 * another way, or is no return; `paid`: the money went back without an account; `nothing`: none comes.
 */
export type BankRefundStanding = 'due' | 'sent' | 'otherWay' | 'paid' | 'nothing'

export type BankRefundFacts = {
  readonly isReturn: boolean
  readonly isByBank: boolean
  readonly isSent: boolean
  readonly isRefunded: boolean
  readonly outcome: ReturnOutcome
}

/** Page and host both ask here, the host under the lock of the return's row. */
export const standingOfFacts = (facts: BankRefundFacts): BankRefundStanding => {
  if (!facts.isReturn || !facts.isByBank) return 'otherWay'
  if (facts.outcome === 'denied' || facts.outcome === 'cancelled') return 'nothing'
  if (facts.isSent) return 'sent'
  return facts.isRefunded ? 'paid' : 'due'
}

/** The same of an order of the wire. */
export const bankRefundStanding = (
  order: Pick<Order, 'orderType' | 'bankRefund' | 'refund' | 'group'>,
): BankRefundStanding =>
  standingOfFacts({
    isReturn: order.orderType === 'RETURN_ORDER',
    isByBank: order.bankRefund !== null,
    isSent: order.bankRefund !== null && order.bankRefund.sent !== null,
    isRefunded: order.refund !== null,
    outcome: returnOutcomeOfOrder(order),
  })
