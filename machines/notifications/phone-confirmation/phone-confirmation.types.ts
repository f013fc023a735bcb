import type { CallResult } from '../../../services/http/result.ts'
import type {
  ConfirmPhoneInput,
  PhoneCodeSent,
  PhoneTried,
  RequestPhoneCodeInput,
} from '../../../services/notifications/confirm-phone.ts'
import type { ErrorReported } from '../../actor-slot.ts'
import type { CodeEntry } from '../../code-entry.flow.ts'

export type PhoneConfirmationInput = {
  readonly orderNumber: string
  /** Calling code without `+`; `null` where the shopper writes it. */
  readonly callingCode: string | null
  /** Of the page, two letters: the code's message is in it. */
  readonly language: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  readonly newId: () => string
}

export type PhoneConfirmationContext = PhoneConfirmationInput &
  CodeEntry & {
    /** As typed, with or without the country's code. */
    readonly phone: string
    /** Where the code went, masked; `null` before one was sent. */
    readonly sentTo: string | null
    /** The number that was confirmed, masked. */
    readonly confirmed: string | null
  }

export type PhoneConfirmationEvent =
  | { type: 'phone.change'; value: string }
  | { type: 'phone.submit' }
  | { type: 'phone.edit' }
  | { type: 'phone.leave' }
  | { type: 'code.change'; value: string }
  | { type: 'code.submit' }
  | { type: 'code.resend' }
  | { type: 'request.retry' }

/** The number that was confirmed, masked; `null` where the shopper left. */
export type PhoneConfirmationOutput = { readonly confirmed: string | null }

export type PhoneConfirmationEmitted = ErrorReported

/** Views, as the states' tags name them. */
export const phoneConfirmationViews = [
  'phone',
  'sending',
  'phoneRefused',
  'phoneLimited',
  'notSent',
  'resending',
  'code',
  'checking',
  'wrong',
  'over',
  'codeLimited',
  'unconfirmed',
] as const
export type PhoneConfirmationView = (typeof phoneConfirmationViews)[number]
/** `again`: another code can be asked for now; `againFailed`: nobody knows whether one was. */
export type PhoneConfirmationTag = PhoneConfirmationView | 'again' | 'againFailed'

export type { ConfirmPhoneInput, RequestPhoneCodeInput }
export type RequestPhoneCodeResult = CallResult<PhoneCodeSent>
export type ConfirmPhoneResult = CallResult<PhoneTried>
