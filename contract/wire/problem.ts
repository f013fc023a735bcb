import * as v from 'valibot'

/** One field that was refused; `pointer` is a JSON pointer into the body, or `?name` for a query parameter. */
export const FieldProblem = v.object({ pointer: v.string(), code: v.string(), detail: v.string() })

/** RFC 9457 problem details with a stable `code` (decisions.md, "Words on the wire"). */
export const Problem = v.looseObject({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.optional(v.string()),
  errors: v.optional(v.array(FieldProblem)),
  /** With `rate_limited`: a `Challenge` (`proof-of-work.ts`) that lets the caller in before `Retry-After`. */
  challenge: v.optional(v.unknown()),
})
export type Problem = v.InferOutput<typeof Problem>

/**
 * Codes that callers may branch on. Unknown order, somebody else's order and wrong contact are one and the same
 * `order_not_found`.
 */
export const problemCodes = [
  'bad_request',
  'validation',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'order_not_found',
  'order_already_cancelled',
  'order_state',
  'cancel_window_closed',
  'cancel_items_gone',
  'cancel_items_unpaid',
  'cancellation_pending',
  'delivery_closed',
  'delivery_change_pending',
  'delivery_day_gone',
  'delivery_elsewhere',
  'return_state',
  'return_already_cancelled',
  'return_window_closed',
  'return_pieces_gone',
  'gift_not_found',
  'gift_access_over',
  'gift_return_unavailable',
  'job_not_found',
  'gift_card_not_found',
  'payment_state',
  'store_not_found',
  'store_closed',
  'curbside_unavailable',
  'pickup_not_found',
  'pickup_duplicate',
  'pickup_state',
  'visit_time',
  'sku_not_sold',
  'sku_unpriced',
  'cart_full',
  'label_not_available',
  'bank_refund_not_due',
  'bank_refund_exists',
  'withdrawal_unavailable',
  'withdrawal_period_over',
  'withdrawal_exempt',
  'withdrawal_exists',
  'withdrawal_not_found',
  'address_book_full',
  'credential_unknown',
  'guest_code_over',
  'guest_pass_over',
  'guest_pass_unknown',
  'idempotency_key_missing',
  'idempotency_key_malformed',
  'idempotency_in_flight',
  'idempotency_mismatch',
  'idempotency_unknown',
  'review_signature',
  'review_exists',
  'review_too_early',
  'payload_too_large',
  'target_too_long',
  'headers_too_large',
  'request_timeout',
  'unsupported_media_type',
  'switched_off',
  'rate_limited',
  'internal',
  'unavailable',
] as const
export type ProblemCode = (typeof problemCodes)[number]
