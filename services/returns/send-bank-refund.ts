import type { SentBankRefund } from '../../contract/orders/bank-refund.ts'
import { type BankRefundRequest, sendBankRefund as call } from '../../contract/returns/bank-refund.ts'
import { type BankDetails, sentDetails } from '../../domain/bank-refund/bank-details.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'

/** A return has one account. */
export type BankRefundTarget = { readonly returnOrderNumber: string }

/** `email`: the order's own; empty where it has none. */
export type BankRefundAsked = { readonly details: BankDetails; readonly email: string }

/** `null`: an account was sent before, and stands. */
export type BankRefundTaken = SentBankRefund | null

const bodyOf = ({ details, email }: BankRefundAsked, orderNumber: string): BankRefundRequest => ({
  accountDetails: sentDetails(details),
  email,
  orderNumber,
})

/** Sends the account that a return is refunded to (RF-01). */
export const sendBankRefund = createChange({
  call,
  objectOf: ({ returnOrderNumber }: BankRefundTarget) => returnOrderNumber,
  requestOf: (asked: BankRefundAsked, { returnOrderNumber }) => ({ body: bodyOf(asked, returnOrderNumber) }),
  read: ({ account, sentAt }) => done<BankRefundTaken>({ account, sentAt }),
  readRefusal: ({ code }) => (code === 'bank_refund_exists' ? done<BankRefundTaken>(null) : null),
})
