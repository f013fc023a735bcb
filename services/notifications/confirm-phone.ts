import type { InferOutput } from 'valibot'
import {
  requestPhoneCode as codeCall,
  confirmPhone as confirmCall,
} from '../../contract/notifications/notification-calls.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type RequestPhoneCodeInput = {
  readonly orderNumber: string
  /** With its calling code: `+31612345678`. */
  readonly phone: string
  /** Of the message, two letters. */
  readonly language: string
  /** The same one for every time that this request is sent: one message comes of it (BY-37). */
  readonly key: string
}

export type PhoneCodeSent = InferOutput<typeof codeCall.answer>

/** Has a code sent to a phone that texts shall go to (BY-37). */
export const requestPhoneCode = (
  http: Http,
  { orderNumber, phone, language, key }: RequestPhoneCodeInput,
  signal?: AbortSignal,
): Promise<CallResult<PhoneCodeSent>> =>
  http.call(codeCall, {
    params: { orderNumber },
    body: { phone, language },
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })

export type ConfirmPhoneInput = {
  readonly orderNumber: string
  readonly phone: string
  readonly code: string
  /** The same one for every time that this code is tried: it is counted once (BY-37). */
  readonly key: string
}

export type PhoneTried = InferOutput<typeof confirmCall.answer>

/** Confirms a phone by the code that was sent to it (BY-37). */
export const confirmPhone = (
  http: Http,
  { orderNumber, phone, code, key }: ConfirmPhoneInput,
  signal?: AbortSignal,
): Promise<CallResult<PhoneTried>> =>
  http.call(confirmCall, {
    params: { orderNumber },
    body: { phone, code },
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
