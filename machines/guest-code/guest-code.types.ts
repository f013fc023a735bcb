import type { HistoryItem } from '../../contract/orders/orders.ts'
import type { Visitor } from '../../contract/session/session.ts'
import type { CallResult } from '../../services/http/result.ts'
import type {
  CodeSent,
  CodeTried,
  EndGuestInput,
  GuestOrders,
  ListGuestOrdersInput,
  RedeemCodeInput,
  RequestCodeInput,
} from '../../services/session/guest-code.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { CodeEntry } from '../code-entry.flow.ts'
import type { KnownVisitor } from '../session/session.types.ts'

type ContactForm = {
  readonly contact: 'email' | 'phone'
  readonly email: string
  /** As typed, with or without the country's code. */
  readonly phone: string
}

export type GuestCodeInput = {
  readonly form: ContactForm
  /** A phone may stand in for the e-mail (flag enableSmsLookup). */
  readonly canUsePhone: boolean
  /** Calling code without `+`; `null` where the shopper writes it. */
  readonly callingCode: string | null
  /** The guest of this browser; one with a pass has come in by a code. */
  readonly visitor: KnownVisitor | null
  /** First page of their orders where the page came with it. */
  readonly firstPage: GuestOrders | null
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  readonly newId: () => string
  /** 256 random bits, base64url. */
  readonly newPass: () => string
}

export type GuestCodeContext = Omit<GuestCodeInput, 'visitor' | 'firstPage'> &
  CodeEntry & {
    /** Visit of whoever came here with a pass, or has come in by a code; `null` for everybody else. */
    readonly visit: string | null
    /** Whom the code under way is tried as, with a pass of its own; `null` before the first. */
    readonly trying: (Visitor & { readonly pass: string }) | null
    readonly orderItems: readonly HistoryItem[]
    /** The first order that came with the newest further page: its heading takes the focus. */
    readonly firstOfMore: string | null
    /** Cursor of the next page; `null` at the end. */
    readonly next: string | null
    /** When the pass ends, epoch milliseconds of the host's clock. */
    readonly until: number | null
  }

export type GuestCodeEvent =
  | { type: 'contact.change'; value: string }
  | { type: 'contact.switch' }
  | { type: 'contact.submit' }
  | { type: 'contact.edit' }
  /** A code has come already: it can be typed without another one. */
  | { type: 'contact.hasCode' }
  | { type: 'code.change'; value: string }
  | { type: 'code.submit' }
  | { type: 'code.resend' }
  | { type: 'request.retry' }
  | { type: 'orders.retry' }
  | { type: 'orders.more' }
  | { type: 'guest.end' }

export type GuestCodeEmitted =
  /** A right code: the guest of this browser. */
  | { type: 'guest.admitted'; visitor: Visitor }
  /** The guest has ended their access, or it has ended by itself. */
  | { type: 'guest.ended' }
  | ErrorReported

/** Views, as the states' tags name them. */
export const guestCodeViews = [
  'contact',
  'sending',
  'contactLimited',
  'notSent',
  'resending',
  'code',
  'checking',
  'wrong',
  'over',
  'codeLimited',
  'unconfirmed',
  'loadingOrders',
  'ordersFailed',
  'orders',
  'loadingMore',
  'moreFailed',
  'ending',
  'endFailed',
  'expired',
] as const
export type GuestCodeView = (typeof guestCodeViews)[number]
/** `again`: another code can be asked for now; `againFailed`: nobody knows whether one was. */
export type GuestCodeTag = GuestCodeView | 'again' | 'againFailed'

export type RequestCodeResult = CallResult<CodeSent>
export type RedeemCodeResult = CallResult<CodeTried>
export type ListGuestOrdersResult = CallResult<GuestOrders>
export type { EndGuestInput, ListGuestOrdersInput, RedeemCodeInput, RequestCodeInput }
export type EndGuestResult = CallResult<unknown>
