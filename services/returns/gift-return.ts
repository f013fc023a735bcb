import type { GiftReturned } from '../../contract/returns/gift-return.ts'
import {
  type GiftReceipt,
  type GiftReturnRequest,
  getGiftLabel as labelCall,
  type OpenedGift,
  openGift as openCall,
  returnGift as returnCall,
} from '../../contract/returns/gift-return-calls.ts'
import type { ReturnLabel } from '../../contract/returns/return-label.ts'
import { createChange } from '../http/change.ts'
import type { Http } from '../http/http.ts'
import { done } from '../http/outcome.ts'
import type { CallResult } from '../http/result.ts'

/** A gift by its receipt (BY-48); `language` is two letters. */
export const openGift = (
  http: Http,
  { language, ...body }: GiftReceipt & { readonly language: string },
  signal?: AbortSignal,
): Promise<CallResult<OpenedGift>> =>
  http.call(openCall, { query: { language }, body, ...(signal ? { signal } : {}) })

/** The gift, and the access that opens it. */
export type GiftTarget = { readonly orderNumber: string; readonly access: string }

/** Sends pieces of a gift back (BY-49). */
export const returnGift = createChange({
  call: returnCall,
  objectOf: ({ orderNumber }: GiftTarget) => orderNumber,
  linkCodeOf: ({ access }) => access,
  requestOf: (body: GiftReturnRequest, { orderNumber }) => ({ params: { orderNumber }, body }),
  read: (returned) => done<GiftReturned>(returned),
})

export type GiftLabelQuestion = GiftTarget & {
  readonly returnNumber: string
  /** Two letters. */
  readonly language: string
}

/** Label and code of a gift's return (BY-49). */
export const getGiftLabel = (
  http: Http,
  { orderNumber, returnNumber, access, language }: GiftLabelQuestion,
  signal?: AbortSignal,
): Promise<CallResult<ReturnLabel>> =>
  http.call(labelCall, {
    params: { orderNumber, returnNumber },
    query: { language },
    linkCode: access,
    ...(signal ? { signal } : {}),
  })
