import type { ErrorCode } from '../../contract/session/telemetry.ts'
import { codeWaitLeftMs } from '../../domain/return-methods/return-label.ts'
import { describeFailure } from '../../services/http/result.ts'
import type { LabelAnswer } from '../../services/returns/get-return-label.ts'
import type { DispatchAttemptInput, ReturnLabelContext } from './return-label.types.ts'

export const attemptOf = ({
  returnOrderNumber,
  dispatchType,
  contacts,
  language,
  pending,
}: ReturnLabelContext): DispatchAttemptInput => ({
  target: { returnOrderNumber, dispatchType },
  request: {
    body: { dispatchType, returnOrderNumber, returnOrderNum: returnOrderNumber, ...contacts },
    language,
  },
  pendingKey: pending?.key ?? null,
})

/** Milliseconds until the code scans everywhere (RL-05). */
export const waitLeftMs = ({
  country,
  orderDate,
  now,
}: Pick<ReturnLabelContext, 'country' | 'orderDate' | 'now'>): number =>
  codeWaitLeftMs({ country, orderDate, now: now() })

type Report = { readonly code: ErrorCode; readonly devMessage: string }

/** How a label that did not come is reported (returns.md §8, ER-01). */
export const reportOfLabel = (answer: LabelAnswer | null): Report => {
  if (answer?.kind === 'unformatted') {
    return { code: 'label-response-not-formatted-correctly', devMessage: 'no label in the answer' }
  }
  if (answer?.kind !== 'failed') return { code: 'unknown orders error', devMessage: 'label' }
  const devMessage = describeFailure(answer.failure)
  if (answer.failure.kind === 'unparsable') return { code: 'could-not-parse-server-response', devMessage }
  if (answer.failure.kind === 'malformed') {
    return { code: 'label-response-not-formatted-correctly', devMessage }
  }
  return { code: 'unknown orders error', devMessage }
}
