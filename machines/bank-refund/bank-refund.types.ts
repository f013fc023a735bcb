import type { BankDetails, CheckIban, DetailName } from '../../domain/bank-refund/bank-details.ts'
import type { BankRefundStanding } from '../../domain/bank-refund/bank-refund.ts'
import type {
  BankRefundAsked,
  BankRefundTaken,
  BankRefundTarget,
} from '../../services/returns/send-bank-refund.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type BankRefundInput = {
  readonly returnOrderNumber: string
  /** The order's own address; empty where it has none. */
  readonly email: string
  readonly standing: BankRefundStanding
  /** Key of a form that was on its way before a reload. */
  readonly pendingKey: string | null
}

/** What is typed stays in the chart's memory, and is forgotten once it was sent. */
export type BankRefundContext = BankRefundInput & {
  readonly details: BankDetails
  /** The rules of the countries; `null` while they are not there. */
  readonly check: CheckIban | null
  /** Fields that were left, and may be found fault with. */
  readonly left: readonly DetailName[]
  /** Times that the host refused the form: each takes focus to the summary of what is wrong. */
  readonly refusals: number
  /** An IBAN that the host did not take, in its compact form. */
  readonly refusedIban: string | null
}

export type BankRefundEvent =
  | { type: 'detail.change'; name: DetailName; value: string }
  | { type: 'detail.leave'; name: DetailName }
  | { type: 'details.submit' }
  | { type: 'details.edit' }
  | { type: 'details.confirm' }
  | { type: 'refund.retry' }
  | { type: 'dialog.dismiss' }
  /** The host's own answer about the return has come. */
  | { type: 'return.updated'; standing: BankRefundStanding }

export type BankRefundEmitted =
  /** The account is there: the confirmation follows. */
  | { type: 'refund.sent' }
  /** The host knows more of the return than the page: it is asked for again. */
  | { type: 'return.outdated' }
  | ErrorReported

export type BankRefundAttemptInput = AttemptInput<BankRefundTarget, BankRefundAsked>
export type BankRefundAttemptOutput = AttemptOutput<BankRefundTaken>

/** Views of the page, as the states' tags name them. */
export const bankRefundViews = [
  'form',
  'review',
  'sending',
  'failed',
  'unconfirmed',
  'sent',
  'alreadySent',
  'notDue',
] as const
