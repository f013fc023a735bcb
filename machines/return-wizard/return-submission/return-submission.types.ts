import type { DorisTriggerRequest } from '../../../contract/returns/doris-trigger.ts'
import type { ReturnCaptureRequest } from '../../../contract/returns/return-capture.ts'
import type { StoreReturnEmailRequest } from '../../../contract/returns/return-label-dispatch.ts'
import type { Ended } from '../../../services/http/outcome.ts'
import type { CaptureTarget, CreatedReturn } from '../../../services/returns/capture-return.ts'
import type { StoreEmailTarget } from '../../../services/returns/send-store-return-email.ts'
import type { DorisTarget } from '../../../services/returns/trigger-doris.ts'
import type { ErrorReported } from '../../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../../attempt/attempt.types.ts'

/** Body of the store-return e-mail but for the number of the return, which is not known yet (returns.md §7). */
type StoreEmail = Omit<StoreReturnEmailRequest, 'returnNumber'>

export type ReturnSubmissionInput = AttemptInput<CaptureTarget, ReturnCaptureRequest> & {
  /** What else is sent for a store return (RS-05); `null` where nothing is. */
  readonly trigger: DorisTriggerRequest | null
  readonly email: StoreEmail | null
}

export type ReturnSubmissionContext = ReturnSubmissionInput & {
  readonly outcome: ReturnSubmissionOutput | null
  /** Key of the return that was created, until all that follows from it is done. */
  readonly key: string | null
}

/** `emailSent`: a store-return e-mail went out (RS-02). */
type SubmittedReturn = CreatedReturn & { readonly emailSent: boolean }
export type ReturnSubmissionOutput = Ended<SubmittedReturn>

export type ReturnSubmissionEmitted = ErrorReported

export type CaptureOutput = AttemptOutput<CreatedReturn>
export type TriggerInput = AttemptInput<DorisTarget, DorisTriggerRequest>
export type TriggerOutput = AttemptOutput<{ accepted: boolean }>
export type EmailInput = AttemptInput<StoreEmailTarget, StoreReturnEmailRequest>
export type EmailOutput = AttemptOutput<{ returnNumber: string }>
