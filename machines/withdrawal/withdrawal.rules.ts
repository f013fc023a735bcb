import { type StatementFaults, statementFaults } from '../../domain/withdrawal/statement.ts'
import type { WithdrawalStanding } from '../../domain/withdrawal/withdrawal.ts'
import type { AcknowledgementsQuestion } from '../../services/orders/get-acknowledgements.ts'
import type { WithdrawalAttemptInput, WithdrawalContext, WithdrawalInput } from './withdrawal.types.ts'

/** Lines that can be withdrawn from now. */
export const openLines = (standing: WithdrawalStanding): readonly string[] =>
  standing.kind === 'open' ? standing.lines : []

/** The whole order, and what is known of the shopper, stand in the form to begin with. */
export const startOf = ({ name, email, ...input }: WithdrawalInput): WithdrawalContext => ({
  ...input,
  statement: { name, email, lines: openLines(input.standing) },
  refusals: 0,
  taken: null,
  documents: [],
})

export const faultsOf = ({ statement }: Pick<WithdrawalContext, 'statement'>): StatementFaults =>
  statementFaults(statement)

/** What is sent, the same for every try; the statement of before a reload can be looked up, and not sent again. */
export const attemptOf = ({
  orderNumber,
  statement,
  pendingKey,
}: WithdrawalContext): WithdrawalAttemptInput => ({
  target: { orderNumber },
  request:
    pendingKey === null
      ? { name: statement.name.trim(), email: statement.email.trim(), lines: [...statement.lines] }
      : null,
  pendingKey,
})

/** Every statement whose acknowledgement the page offers, oldest first. */
export const documentsQuestion = ({
  orderNumber,
  language,
  made,
  taken,
}: WithdrawalContext): AcknowledgementsQuestion => ({
  orderNumber,
  language,
  ids: [...new Set([...made.map(({ id }) => id), ...(taken === null ? [] : [taken.id])])],
})
