import type { Withdrawal } from '../../contract/orders/withdrawal.ts'
import type { WithdrawalStatement } from '../../contract/orders/withdrawal-calls.ts'
import type { Statement, StatementField } from '../../domain/withdrawal/statement.ts'
import type { WithdrawalStanding } from '../../domain/withdrawal/withdrawal.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { Acknowledgement } from '../../services/orders/get-acknowledgements.ts'
import type { WithdrawalTaken, WithdrawalTarget } from '../../services/orders/withdraw-order.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type WithdrawalInput = {
  readonly orderNumber: string
  readonly standing: WithdrawalStanding
  /** Statements that the order tells of. */
  readonly made: readonly Withdrawal[]
  /** What the order knows of the shopper: to be confirmed, or changed. */
  readonly name: string
  readonly email: string
  /** Two letters. */
  readonly language: string
  /** Key of a statement that was on its way before a reload. */
  readonly pendingKey: string | null
}

export type WithdrawalContext = Omit<WithdrawalInput, 'name' | 'email'> & {
  readonly statement: Statement
  /** Times that the form was refused for what is in it: each takes focus to the summary of what is wrong. */
  readonly refusals: number
  /** The statement that was just taken. */
  readonly taken: WithdrawalTaken | null
  readonly documents: readonly Acknowledgement[]
}

export type WithdrawalEvent =
  | { type: 'field.change'; field: Exclude<StatementField, 'lines'>; value: string }
  | { type: 'line.toggle'; line: string }
  | { type: 'statement.submit' }
  | { type: 'statement.edit' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.retry' }
  | { type: 'dialog.dismiss' }
  | { type: 'documents.reload' }
  /** The host's own answer about the order has come, or a day has gone. */
  | { type: 'order.updated'; standing: WithdrawalStanding; made: readonly Withdrawal[] }

export type WithdrawalEmitted =
  /** The host knows more of the order than the page: it is asked for again. */
  { type: 'order.outdated' } | ErrorReported

export type WithdrawalAttemptInput = AttemptInput<WithdrawalTarget, WithdrawalStatement>
export type WithdrawalAttemptOutput = AttemptOutput<WithdrawalTaken>
export type DocumentsResult = CallResult<readonly Acknowledgement[]>

/** Views of the page, as the states' tags name them. */
export const withdrawalViews = [
  'statement',
  'review',
  'sending',
  'failed',
  'unconfirmed',
  'acknowledged',
  'withdrawn',
  'over',
  'exempt',
  'none',
] as const
