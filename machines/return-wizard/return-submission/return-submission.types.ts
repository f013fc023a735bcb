import type { DorisTriggerRequest } from '../../../contract/returns/doris-trigger.ts'
import type { ReturnCaptureRequest } from '../../../contract/returns/return-capture.ts'
import type { StoreReturnEmailRequest } from '../../../contract/returns/return-label-dispatch.ts'
import type { AttemptInput, Refusal } from '../../attempt/attempt.types.ts'

/** Body of the store-return e-mail but for the number of the return, which is not known yet (returns.md §7). */
export type StoreEmail = Omit<StoreReturnEmailRequest, 'returnNumber'>

export type ReturnSubmissionInput = AttemptInput<ReturnCaptureRequest> & {
  /** What else is sent for a store return (RS-05); `null` where nothing is. */
  readonly trigger: DorisTriggerRequest | null
  readonly email: StoreEmail | null
}

export type ReturnSubmissionContext = ReturnSubmissionInput & {
  readonly returnOrderNumber: string | null
  /** Key of the attempt that counted. */
  readonly key: string | null
  readonly refusal: Refusal | null
  readonly emailSent: boolean
}

export type ReturnSubmissionOutput =
  | {
      readonly kind: 'submitted'
      readonly key: string
      readonly returnOrderNumber: string
      /** A store-return e-mail went out (RS-02). */
      readonly emailSent: boolean
    }
  | ({ readonly kind: 'refused'; readonly key: string | null } & Refusal)

/** `key` is the attempt's: what is sent again after a reload goes out once. */
export type SendTriggerInput = { readonly body: DorisTriggerRequest; readonly key: string }
export type SendEmailInput = {
  readonly body: StoreReturnEmailRequest
  readonly key: string
}

/** Value of a capture: the number of the return that was created (RS-01). */
export type CreatedReturn = { readonly returnOrderNumber: string }

/** What a capture job carries once it is done (returns.md §7). */
export type ReturnJobResponse = CreatedReturn
