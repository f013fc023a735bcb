import type { Order } from '../../contract/orders/order.ts'
import type { Visitor } from '../../contract/session/session.ts'
import type { LookupField, LookupForm, LookupRules } from '../../domain/guests/guest-lookup.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

/** Why an order of this guest did not open on its page, which led here (OD-08). */
export type OpeningFailure = 'noMatch' | 'unavailable'

export type GuestLookupInput = LookupRules & {
  /** What the form starts with: from the address and from an earlier lookup. */
  readonly form: LookupForm
  /** A phone may stand in for the e-mail (flag enableSmsLookup, GL-01). */
  readonly canUsePhone: boolean
  /** `?standalone` with a contact in the query: sent by itself when nothing is missing (GL-06). */
  readonly submitsItself: boolean
  /** `?showSignin`: signs in at once (GL-06). */
  readonly signsInAtOnce: boolean
  readonly openingFailure: OpeningFailure | null
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  /** Makes ids of a visitor and of a visit. */
  readonly newId: () => string
}

export type GuestLookupContext = GuestLookupInput & {
  /** Submits that were refused for what was typed; each takes focus to the summary of errors. */
  readonly refusals: number
  /** When the host takes the next lookup, epoch milliseconds of its clock; `null` while it takes them. */
  readonly retryAt: number | null
  /** The order that was found, until its page opens, and who may see it. */
  readonly order: Order | null
  readonly visitor: Visitor | null
}

export type GuestLookupEvent =
  | { type: 'field.change'; field: LookupField; value: string }
  | { type: 'terms.toggle' }
  /** From e-mail to phone, or back. */
  | { type: 'contact.switch' }
  | { type: 'lookup.submit' }
  | { type: 'lookup.signIn' }

export type GuestLookupEmitted =
  /** The order's page may open for this visitor. */
  { type: 'order.found'; order: Order | null; visitor: Visitor | null } | ErrorReported

/** Views of the lookup, as the states' tags name them. */
export const guestLookupViews = [
  'form',
  'errors',
  'loading',
  'noMatch',
  'unavailable',
  'rateLimited',
  'waitOver',
] as const
export type GuestLookupTag = (typeof guestLookupViews)[number]

export type FindOrderInput = {
  readonly orderNumber: string
  readonly email: string | null
  /** The country's code, a blank and the number. */
  readonly phone: string | null
  readonly country: string
  readonly language: string
}
export type FindOrderResult = CallResult<Order>
export type RememberVisitorInput = { readonly visitor: Visitor | null }
