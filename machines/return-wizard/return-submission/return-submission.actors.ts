import { fromPromise } from 'xstate'
import type { ReturnCaptureRequest } from '../../../contract/returns/return-capture.ts'
import type { ErrorCode } from '../../../contract/session/telemetry.ts'
import type { Http } from '../../../services/http/http.ts'
import { describeFailure } from '../../../services/http/result.ts'
import { captureReturn } from '../../../services/returns/capture-return.ts'
import { getCaptureJob } from '../../../services/returns/get-capture-job.ts'
import { readCaptureOutcome } from '../../../services/returns/read-capture-outcome.ts'
import { sendStoreReturnEmail } from '../../../services/returns/send-store-return-email.ts'
import { triggerDoris } from '../../../services/returns/trigger-doris.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type { AttemptAnswer, ClaimKeyInput, ReadOutcomeInput, Sending } from '../../attempt/attempt.types.ts'
import { createJobPollingMachine } from '../../attempt/job-polling/job-polling.machine.ts'
import { pollingErrorCode } from '../../attempt/job-polling/job-polling.rules.ts'
import type { RequestJobInput, RequestJobResult } from '../../attempt/job-polling/job-polling.types.ts'
import { createWatchPage } from '../../page-visibility.actors.ts'
import { returnSubmissionMachine } from './return-submission.machine.ts'
import { answerOfReturnJob, attemptAnswerOf } from './return-submission.rules.ts'
import type {
  CreatedReturn,
  ReturnJobResponse,
  SendEmailInput,
  SendTriggerInput,
} from './return-submission.types.ts'

export type ReturnSubmissionDeps = {
  readonly http: Http
  /** Stores a key and gives it back. */
  readonly claimKey: (spentKey: string | null) => string
  /** Error reports of charts within charts, which nobody hears. */
  readonly report: (code: ErrorCode, devMessage: string) => void
}

type Answer = AttemptAnswer<CreatedReturn>

const createCaptureAttempt = ({ http, claimKey, report }: ReturnSubmissionDeps) =>
  createAttemptMachine<ReturnCaptureRequest, CreatedReturn, ReturnJobResponse>(answerOfReturnJob).provide({
    actors: {
      claimKey: fromPromise<string, ClaimKeyInput>(async ({ input }) => claimKey(input.spentKey)),
      send: fromPromise<Answer, Sending<ReturnCaptureRequest>>(async ({ input, signal }) =>
        attemptAnswerOf(await captureReturn(http, { body: input.request, key: input.key }, signal)),
      ),
      readOutcome: fromPromise<Answer, ReadOutcomeInput>(async ({ input, signal }) =>
        attemptAnswerOf(await readCaptureOutcome(http, input, signal)),
      ),
      jobPolling: createJobPollingMachine<ReturnJobResponse>().provide({
        actors: {
          requestJob: fromPromise<RequestJobResult<ReturnJobResponse>, RequestJobInput>(({ input, signal }) =>
            getCaptureJob(http, input, signal),
          ),
          watchPage: createWatchPage(),
        },
      }),
    },
    actions: {
      reportPolling: (_, { output }) =>
        report(
          pollingErrorCode(output),
          output.kind === 'failed' ? describeFailure(output.failure) : 'return job',
        ),
      reportUnsure: (_, { answer }) => {
        if (answer?.kind !== 'open') return
        const { failure } = answer
        if (failure.kind === 'malformed')
          report('return-capture-response-formatting-error', describeFailure(failure))
        if (failure.kind === 'unparsable') report('could-not-parse-server-response', describeFailure(failure))
      },
    },
  })

/** The submission chart with its calls. */
export const createReturnSubmissionMachine = (deps: ReturnSubmissionDeps) =>
  returnSubmissionMachine.provide({
    actors: {
      attempt: createCaptureAttempt(deps),
      sendTrigger: fromPromise<boolean, SendTriggerInput>(async ({ input, signal }) => {
        const result = await triggerDoris(deps.http, input, signal)
        if (!result.ok) deps.report('service-doris-comms-failure', describeFailure(result.failure))
        return result.ok
      }),
      sendEmail: fromPromise<boolean, SendEmailInput>(async ({ input, signal }) => {
        const result = await sendStoreReturnEmail(deps.http, input, signal)
        if (!result.ok) deps.report('order-detail-return-failure', describeFailure(result.failure))
        return result.ok
      }),
    },
  })
