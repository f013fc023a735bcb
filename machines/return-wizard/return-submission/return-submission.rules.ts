import { answerOfCaptureJob, type CaptureAnswer } from '../../../services/returns/capture-answer.ts'
import type { AttemptAnswer, Refusal } from '../../attempt/attempt.types.ts'
import type { Job } from '../../attempt/job-polling/job-polling.types.ts'
import type {
  CreatedReturn,
  ReturnJobResponse,
  ReturnSubmissionContext,
  SendEmailInput,
  SendTriggerInput,
} from './return-submission.types.ts'

/** A fault of the page’s own. */
export const defect: Refusal = { reason: 'defect', isRejected: false }

/** An answer about a return, as the attempt knows answers. */
export const attemptAnswerOf = (answer: CaptureAnswer): AttemptAnswer<CreatedReturn> => {
  switch (answer.kind) {
    case 'created':
      return { kind: 'done', value: { returnOrderNumber: answer.returnOrderNumber } }
    case 'refused':
      return { kind: 'refused', reason: `${answer.status} ${answer.code}`, isRejected: true }
    case 'failed':
      return { kind: 'refused', reason: answer.reason, isRejected: false }
    default:
      return answer
  }
}

/** What a completed capture job says: its return, or why there is none. */
export const answerOfReturnJob = (job: Job<ReturnJobResponse>): AttemptAnswer<CreatedReturn> =>
  attemptAnswerOf(answerOfCaptureJob(job))

type Context = ReturnSubmissionContext

export const triggerOf = ({ trigger, key }: Context): SendTriggerInput => ({
  body: trigger as NonNullable<typeof trigger>,
  key: `${key}-trigger`,
})

export const emailOf = ({ email, key, returnOrderNumber }: Context): SendEmailInput => ({
  body: { ...(email as NonNullable<typeof email>), returnNumber: returnOrderNumber as string },
  key: `${key}-email`,
})
