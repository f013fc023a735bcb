import type { ReturnLabelDispatchRequest } from '../../contract/returns/return-label-dispatch.ts'
import type { DispatchAnswer } from '../../services/returns/dispatch-return-label.ts'
import type { LabelAnswer, LabelToShow } from '../../services/returns/get-return-label.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type DispatchType = ReturnLabelDispatchRequest['dispatchType']

/** Who asks, as the specification's body has it; the host only compares it with the order. */
export type DispatchContacts = Pick<ReturnLabelDispatchRequest, 'authorizationInfo' | 'visitorDetail'>

/** An attempt to send whose outcome is not known yet, from before a reload. */
export type StoredDispatch = { readonly dispatchType: DispatchType; readonly key: string }

export type ReturnLabelInput = {
  readonly returnOrderNumber: string
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
  /** Of the return: a fresh code takes a while to scan (RL-05). ISO 8601. */
  readonly orderDate: string | null
  readonly contacts: DispatchContacts
  readonly stored: StoredDispatch | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  /** A fresh idempotency key. */
  readonly newKey: () => string
}

export type ReturnLabelContext = Omit<ReturnLabelInput, 'stored'> & {
  readonly label: LabelToShow | null
  /** How the label is or was to be sent; a retry keeps it (RL-03). */
  readonly dispatchType: DispatchType
  /** Idempotency key of the attempt under way; `null` once its outcome is known. */
  readonly key: string | null
  /** What was last heard about the attempt. */
  readonly answer: DispatchAnswer | null
  /** Looks at the outcome so far; the waits between them grow with it. */
  readonly checks: number
  /** Milliseconds until the code scans, as of the last look. */
  readonly codeWaitMs: number
}

export type ReturnLabelEvent =
  | { type: 'label.reload' }
  | { type: 'dispatch.ask'; dispatchType: DispatchType }
  | { type: 'dispatch.confirm' }
  | { type: 'dispatch.retry' }
  | { type: 'code.show' }
  | { type: 'dialog.dismiss' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type ReturnLabelEmitted =
  /** The shopper has chosen how to get the label. */
  { type: 'dispatch.submitted'; dispatchType: DispatchType } | ErrorReported

/** One attempt: the same key means the same attempt, and the label is sent once. */
export type DispatchAttempt = {
  readonly request: ReturnLabelDispatchRequest
  readonly language: string
  readonly key: string
}
export type LabelQuestion = Pick<ReturnLabelInput, 'returnOrderNumber' | 'country' | 'language'>
export type { DispatchAnswer, LabelAnswer }
