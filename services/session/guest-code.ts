import type { InferOutput } from 'valibot'
import {
  endGuestPass as endCall,
  listGuestOrders as listCall,
  redeemGuestCode as redeemCall,
  requestGuestCode as requestCall,
} from '../../contract/session/guest-code.ts'
import { guestPassHeader } from '../../contract/session/guest-pass.ts'
import { Session, sessionPaths, type Visitor } from '../../contract/session/session.ts'
import { type GuestContact, guestFilterOf } from '../../domain/guests/guest-filter.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type RequestCodeInput = GuestContact & {
  /** Two letters each. */
  readonly country: string
  readonly language: string
  /** The same one for every time that this request is sent: one message comes of it (BY-21). */
  readonly key: string
}

export type CodeSent = InferOutput<typeof requestCall.answer>

/** Has a code sent to a contact (BY-20). */
export const requestCode = (
  http: Http,
  { country, language, key, ...contact }: RequestCodeInput,
  signal?: AbortSignal,
): Promise<CallResult<CodeSent>> =>
  http.call(requestCall, {
    query: { country: country.toUpperCase(), language },
    guestFilter: guestFilterOf(contact),
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })

export type RedeemCodeInput = GuestContact & {
  readonly code: string
  readonly pass: string
  /** The same one for every time that this code is tried: it is counted once (BY-21). */
  readonly key: string
}

export type CodeTried = InferOutput<typeof redeemCall.answer>

/** Tries a code (BY-21). */
export const redeemCode = (
  http: Http,
  { code, pass, key, ...contact }: RedeemCodeInput,
  signal?: AbortSignal,
): Promise<CallResult<CodeTried>> =>
  http.call(redeemCall, {
    body: { code, pass },
    guestFilter: guestFilterOf(contact),
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })

export type ListGuestOrdersInput = {
  readonly visitor: Visitor
  readonly language: string
  /** Where the page starts; `null` for the first. */
  readonly cursor: string | null
}

export type GuestOrders = InferOutput<typeof listCall.answer>

const passOf = ({ pass = '' }: Visitor) => ({ [guestPassHeader]: pass })

/** One page of the orders that a guest's pass opens (BY-22). */
export const listGuestOrders = (
  http: Http,
  { visitor, language, cursor }: ListGuestOrdersInput,
  signal?: AbortSignal,
): Promise<CallResult<GuestOrders>> =>
  http.call(listCall, {
    query: { language, cursor },
    headers: passOf(visitor),
    guestFilter: guestFilterOf(visitor),
    ...(signal ? { signal } : {}),
  })

export type EndGuestInput = { readonly visitor: Visitor; readonly key: string }

/** Ends a guest's pass on the host, and has this browser forget them, whatever became of the pass (BY-22). */
export const endGuest = async (
  http: Http,
  { visitor, key }: EndGuestInput,
  signal?: AbortSignal,
): Promise<CallResult<Session>> => {
  const signals = signal ? { signal } : {}
  await http.call(endCall, {
    headers: passOf(visitor),
    guestFilter: guestFilterOf(visitor),
    idempotencyKey: key,
    ...signals,
  })
  return http.door(Session, { method: 'POST', path: sessionPaths.visitorEnd, ...signals })
}
