import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { Instant, LanguageCode, maxContactLength, OrderNumber } from '../wire/primitives.ts'
import { oneLine } from '../wire/text.ts'
import { Gift, GiftReturned, GiftWayKey } from './gift-return.ts'
import { ReturnOrderLine } from './return-capture.ts'
import { ReturnLabel } from './return-label.ts'

/** What a gift receipt says: the order's number and the code. Neither the code nor what it opens is ever logged. */
export const GiftReceipt = v.object({
  orderNumber: OrderNumber,
  code: v.pipe(v.string(), v.maxLength(40)),
})
export type GiftReceipt = v.InferOutput<typeof GiftReceipt>

/** `access` opens the gift's other calls, in the header for links' codes, until `accessEndsAt` (BY-52). */
export const OpenedGift = v.object({
  access: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  accessEndsAt: Instant,
  gift: Gift,
})
export type OpenedGift = v.InferOutput<typeof OpenedGift>

/** Asks only: it changes nothing, so it takes no key. */
export const openGift = /* @__PURE__ */ defineCall({
  id: 'openGift',
  method: 'POST',
  path: '/orders/gift_returns/v1',
  callers: [],
  summary:
    'A gift by the number and the code of its receipt. Wrong ones are one answer, and counted by order and by address.',
  query: v.object({ language: v.optional(LanguageCode) }),
  body: GiftReceipt,
  answer: OpenedGift,
  status: 200,
  problems: ['gift_not_found', 'rate_limited'],
})

/** Pieces that go back, the way that they take, and where the instructions and the store credit are sent. */
export const GiftReturnRequest = v.object({
  orderLines: v.pipe(v.array(ReturnOrderLine), v.minLength(1), v.maxLength(500)),
  way: GiftWayKey,
  email: v.pipe(v.string(), v.maxLength(maxContactLength), oneLine(), v.trim(), v.minLength(1)),
})
export type GiftReturnRequest = v.InferOutput<typeof GiftReturnRequest>

const order = { type: 'order', at: 'params.orderNumber' } as const

export const returnGift = /* @__PURE__ */ defineCall({
  id: 'returnGift',
  method: 'POST',
  path: '/orders/gift_returns/v1/{orderNumber}',
  callers: ['link'],
  object: order,
  summary: 'Sends pieces of a gift back for store credit. Whoever bought it is told nothing.',
  params: v.object({ orderNumber: OrderNumber }),
  body: GiftReturnRequest,
  answer: GiftReturned,
  status: 201,
  changes: {},
  problems: [
    'gift_not_found',
    'gift_access_over',
    'gift_return_unavailable',
    'return_window_closed',
    'return_pieces_gone',
    'rate_limited',
  ],
})

export const getGiftLabel = /* @__PURE__ */ defineCall({
  id: 'getGiftLabel',
  method: 'GET',
  path: '/orders/gift_returns/v1/{orderNumber}/{returnNumber}/label',
  callers: ['link'],
  object: order,
  summary: 'The label of a gift return: PDF and the code for the counter. A return to a store has neither.',
  params: v.object({ orderNumber: OrderNumber, returnNumber: OrderNumber }),
  query: v.object({ language: v.optional(LanguageCode) }),
  answer: ReturnLabel,
  status: 200,
  problems: ['gift_not_found', 'gift_access_over', 'label_not_available'],
})
