import { type DetailFaults, detailFaults, noDetails } from '../../domain/bank-refund/bank-details.ts'
import { compactIban } from '../../domain/bank-refund/iban.ts'
import type { BankRefundAttemptInput, BankRefundContext, BankRefundInput } from './bank-refund.types.ts'

export const emptyBankRefund: Omit<BankRefundContext, keyof BankRefundInput> = {
  details: noDetails,
  check: null,
  left: [],
  refusals: 0,
  refusedIban: null,
}

/** What is wrong with the form as it stands, whether it was said or not; an IBAN that the host refused stays refused. */
export const faultsOf = ({
  details,
  check,
  refusedIban,
}: Pick<BankRefundContext, 'details' | 'check' | 'refusedIban'>): DetailFaults =>
  detailFaults(details, (compact) => compact !== refusedIban && (check === null || check(compact)))

/** Nothing of the form is left after a reload. */
export const isForgotten = ({ details }: Pick<BankRefundContext, 'details'>): boolean =>
  Object.values(details).every((value) => value === '')

/** What is sent, the same for every try; without a form there is an outcome to look up, but nothing to send. */
export const attemptOf = (context: BankRefundContext): BankRefundAttemptInput => {
  const { returnOrderNumber, details, email, pendingKey } = context
  return {
    target: { returnOrderNumber },
    request: isForgotten(context) ? null : { details, email },
    pendingKey,
  }
}

/** As it is compared with what the host has refused. */
export const compactOf = ({ details }: Pick<BankRefundContext, 'details'>): string =>
  compactIban(details.iban)
