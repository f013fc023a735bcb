import type { InferOutput } from 'valibot'
import {
  endGuestPass as endCall,
  listGuestOrders as listCall,
  redeemGuestCode as redeemCall,
  requestGuestCode as requestCall,
} from '../../contract/session/guest-code.ts'
import { Session, sessionPaths, type Visitor } from '../../contract/session/session.ts'
import { type GuestContact, guestFilterOf } from '../../domain/guests/guest-filter.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'
import { rememberVisitor } from './remember-visitor.ts'

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

export type RedeemCodeInput = {
  /** Whom the code is tried as, with the pass that it is to be changed for. */
  readonly visitor: Visitor & { readonly pass: string }
  readonly code: string
  /** The same one for every time that this code is tried: it is counted once (BY-21). */
  readonly key: string
}

export type CodeTried = InferOutput<typeof redeemCall.answer>

/**
 * Tries a code (BY-21). The browser is to keep the pass before the code can be changed for it, so that whoever loads the page anew
 * meanwhile is let in by it; where it does not, the code is tried all the same.
 */
export const redeemCode = async (
  http: Http,
  { visitor, code, key }: RedeemCodeInput,
  signal?: AbortSignal,
): Promise<CallResult<CodeTried>> => {
  await rememberVisitor(http, visitor, signal)
  return http.call(redeemCall, {
    body: { code, pass: visitor.pass },
    guestFilter: guestFilterOf(visitor),
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
}

export type ListGuestOrdersInput = {
  /** Visit of the guest whose pass it is: another guest of this page asks another question. */
  readonly visit: string
  readonly language: string
  /** Where the page starts; `null` for the first. */
  readonly cursor: string | null
}

export type GuestOrders = InferOutput<typeof listCall.answer>

/** One page of the orders that the guest's pass opens (BY-22). */
export const listGuestOrders = (
  http: Http,
  { language, cursor }: Omit<ListGuestOrdersInput, 'visit'>,
  signal?: AbortSignal,
): Promise<CallResult<GuestOrders>> =>
  http.call(listCall, { query: { language, cursor }, needsCaller: true, ...(signal ? { signal } : {}) })

export type EndGuestInput = { readonly key: string }

/** Ends the guest's pass on the host, and has this browser forget them, whatever became of the pass (BY-22). */
export const endGuest = async (
  http: Http,
  { key }: EndGuestInput,
  signal?: AbortSignal,
): Promise<CallResult<Session>> => {
  const signals = signal ? { signal } : {}
  await http.call(endCall, { idempotencyKey: key, needsCaller: true, ...signals })
  return http.door(Session, { method: 'POST', path: sessionPaths.visitorEnd, ...signals })
}
