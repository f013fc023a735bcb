import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestFilter } from '../wire/guest-filter.ts'
import { LanguageCode, OrderNumber, orNull } from '../wire/primitives.ts'

/** What the label says, for those who read the page rather than the PDF. */
export const PrintedLabel = v.object({
  trackingNumber: v.string(),
  /** Name, address and country, a line each. */
  from: v.array(v.string()),
  to: v.array(v.string()),
  lines: v.array(v.object({ title: v.string(), size: orNull(v.string()), quantity: v.number() })),
})
export type PrintedLabel = v.InferOutput<typeof PrintedLabel>

/** Label of a return (returns.md §3, RL-01); without `returnLabel` an answer is an error. */
export const ReturnLabel = v.object({
  carrier: orNull(v.string()),
  /** Data matrix as an image: PNG, base64. */
  dataMatrix: orNull(v.string()),
  isEmeaPaperless: v.optional(v.boolean(), false),
  /** PDF, base64. */
  returnLabel: orNull(v.string()),
  labelFormat: orNull(v.string()),
  /** What a counter scans in place of a printed label; shown as a QR code. */
  dropOffCode: orNull(v.object({ data: v.string() })),
  printed: orNull(PrintedLabel),
  error: orNull(v.looseObject({ message: v.optional(v.string()) })),
})
export type ReturnLabel = v.InferOutput<typeof ReturnLabel>

export const getReturnLabel = /* @__PURE__ */ defineCall({
  id: 'getReturnLabel',
  method: 'GET',
  path: '/order_mgmt/user_return_labels/v1/{returnOrderNum}',
  callers: ['member', 'guest'],
  object: { type: 'return', at: 'params.returnOrderNum' },
  summary: 'The label of a return: PDF, codes and what it says. A store return has none.',
  params: v.object({ returnOrderNum: OrderNumber }),
  query: v.object({
    filter: v.optional(GuestFilter),
    language: v.optional(LanguageCode),
    /** Codes to show at the counter as well; not asked for in China and Korea. */
    paperless: v.optional(v.picklist(['true', 'false'])),
  }),
  answer: ReturnLabel,
  status: 200,
  problems: ['order_not_found', 'label_not_available'],
})
