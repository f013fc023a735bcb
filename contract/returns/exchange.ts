import * as v from 'valibot'
import { exchangeSends, lineAnswers, maxExchanged } from '../orders/line-answer.ts'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { GuestFields } from '../wire/guest-pass.ts'
import {
  CurrencyCode,
  Instant,
  LanguageCode,
  OrderNumber,
  orNull,
  SkuId,
  WireAmount,
} from '../wire/primitives.ts'
import { ExchangeVariant } from './exchange-variant.ts'

/** What is held for an item of an order (BY-02). */
export const ExchangeHold = v.object({
  skuId: SkuId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  heldUntil: Instant,
})
export type ExchangeHold = v.InferOutput<typeof ExchangeHold>

/** What an item of an order can go back for. */
export const ExchangeLine = v.object({
  lineId: v.string(),
  /** Money first; nothing else where nothing else is offered. */
  answers: v.array(v.picklist(lineAnswers)),
  /** When a replacement can be sent. */
  sends: v.optional(v.array(v.picklist(exchangeSends)), []),
  /** What is dearer can be charged: without a card, only what costs no more is taken. */
  canCharge: v.optional(v.boolean(), false),
  /** Other sizes and colors, the one that was bought among them, by color and then size. */
  variants: v.optional(v.array(ExchangeVariant), []),
  hold: orNull(ExchangeHold),
})
export type ExchangeLine = v.InferOutput<typeof ExchangeLine>

/** Bonus of store credit: percent of what was paid, up to a cap for a whole return. */
export const CreditTerms = v.object({ percent: v.number(), cap: WireAmount })

export const ExchangeOptions = v.object({
  orderNumber: OrderNumber,
  currency: CurrencyCode,
  lines: v.optional(v.array(ExchangeLine), []),
  /** `null` where the country offers none. */
  storeCredit: orNull(CreditTerms),
  /** Days from the return until the card pays for what was sent at once and nothing came for. */
  deadlineDays: orNull(v.pipe(v.number(), v.integer())),
})
export type ExchangeOptions = v.InferOutput<typeof ExchangeOptions>

const order = { type: 'order', at: 'params.orderNumber' } as const

export const getExchangeOptions = /* @__PURE__ */ defineCall({
  id: 'getExchangeOptions',
  method: 'GET',
  path: '/order_mgmt/exchange_options/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: order,
  summary: 'What each returnable item of an order can go back for, with sizes, colors and what is held.',
  params: v.object({ orderNumber: OrderNumber }),
  query: v.object({ ...GuestQuery.entries, language: v.optional(LanguageCode) }),
  headers: GuestFields,
  answer: ExchangeOptions,
  status: 200,
  problems: ['order_not_found'],
})

export const HoldRequest = v.object({
  /** `null` lets go of what is held. */
  choice: v.nullable(
    v.object({
      skuId: SkuId,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxExchanged)),
    }),
  ),
  /** When it was chosen, in milliseconds of the host's time: of two choices, the later one counts, whichever comes last. */
  chosenAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
})
export type HoldRequest = v.InferOutput<typeof HoldRequest>

/** What is held for the item now, which is an earlier choice where that was made later. */
export const HoldAnswer = v.object({
  orderNumber: OrderNumber,
  lineId: v.string(),
  hold: orNull(ExchangeHold),
})
export type HoldAnswer = v.InferOutput<typeof HoldAnswer>

export const holdExchange = /* @__PURE__ */ defineCall({
  id: 'holdExchange',
  method: 'PUT',
  path: '/order_mgmt/exchange_holds/v1/{orderNumber}/{lineId}',
  callers: ['member', 'guest'],
  object: order,
  summary:
    'Holds a size and color for an item that can go back, for 15 minutes, in place of what was held for it, or lets go of it.',
  params: v.object({
    orderNumber: OrderNumber,
    lineId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  }),
  query: GuestQuery,
  body: HoldRequest,
  answer: HoldAnswer,
  status: 200,
  changes: {},
  problems: ['order_not_found', 'exchange_unavailable', 'exchange_gone', 'rate_limited'],
})
