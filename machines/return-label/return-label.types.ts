import type {
  ReturnLabelDispatch,
  ReturnLabelDispatchRequest,
} from '../../contract/returns/return-label-dispatch.ts'
import type { DispatchRequest, DispatchTarget } from '../../services/returns/dispatch-return-label.ts'
import type { LabelAnswer, LabelToShow } from '../../services/returns/get-return-label.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type DispatchType = ReturnLabelDispatchRequest['dispatchType']

/** Who asks, as the specification's body has it; the host only compares it with the order. */
type DispatchContacts = Pick<ReturnLabelDispatchRequest, 'authorizationInfo' | 'visitorDetail'>

/** An attempt to send from before a reload, whose outcome is not known. */
export type PendingDispatch = { readonly dispatchType: DispatchType; readonly key: string }

export type ReturnLabelInput = {
  readonly returnOrderNumber: string
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
  /** Of the return: a fresh code takes a while to scan (RL-05). ISO 8601. */
  readonly orderDate: string | null
  readonly contacts: DispatchContacts
  readonly pending: PendingDispatch | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

export type ReturnLabelContext = ReturnLabelInput & {
  readonly label: LabelToShow | null
  /** How the label is or was to be sent; a retry keeps it (RL-03). */
  readonly dispatchType: DispatchType
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

export type DispatchAttemptInput = AttemptInput<DispatchTarget, DispatchRequest>
export type DispatchAttemptOutput = AttemptOutput<ReturnLabelDispatch>

export type LabelQuestion = Pick<ReturnLabelInput, 'returnOrderNumber' | 'country' | 'language'>
export type { LabelAnswer }

/** Views of the dialog, as the states' tags name them (RL-03). */
export const labelDialogViews = [
  'showingCode',
  'confirming',
  'sending',
  'sent',
  'unconfirmed',
  'failed',
] as const
/** `underWay`: the label is being sent, whether the dialog is open or not. */
export type ReturnLabelTag = (typeof labelDialogViews)[number] | 'underWay'
