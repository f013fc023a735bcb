import type * as v from 'valibot'
import type { FieldProblem, Problem, ProblemCode } from '../../contract/wire/problem.ts'
import type { Challenge } from '../../contract/wire/proof-of-work.ts'

type Kind = { readonly status: number; readonly title: string }

/** Status and title of every code (RFC 9457); callers branch on the code. */
const kinds: Readonly<Record<ProblemCode, Kind>> = {
  bad_request: { status: 400, title: 'Bad request' },
  validation: { status: 400, title: 'Some values were refused' },
  unauthorized: { status: 401, title: 'Sign in, or say whose order it is' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Nothing answers at this path' },
  method_not_allowed: { status: 405, title: 'This path does not take that method' },
  order_not_found: { status: 404, title: 'No such order' },
  order_already_cancelled: { status: 400, title: 'The order is already cancelled' },
  order_state: { status: 400, title: 'The order cannot be cancelled' },
  cancel_window_closed: { status: 400, title: 'The time for cancelling has passed' },
  cancel_items_gone: { status: 400, title: 'Some of these pieces are not there to be cancelled' },
  cancel_items_unpaid: {
    status: 400,
    title: 'An order that waits for its payment is paid or cancelled as a whole',
  },
  cancellation_pending: { status: 409, title: 'Another cancellation of the order is under way' },
  delivery_closed: { status: 400, title: 'The delivery cannot be changed any more' },
  delivery_change_pending: { status: 409, title: 'Another change of the delivery is under way' },
  delivery_day_gone: { status: 400, title: 'This day is not offered' },
  delivery_elsewhere: { status: 400, title: 'The order cannot be sent to this address' },
  return_state: { status: 400, title: 'The return is in a state that does not allow this' },
  return_already_cancelled: { status: 400, title: 'The return is already cancelled' },
  return_window_closed: { status: 400, title: 'The time for returning has passed' },
  label_not_available: { status: 400, title: 'There is no label for this return' },
  bank_refund_not_due: { status: 400, title: 'Nothing of this return goes to a bank account' },
  bank_refund_exists: { status: 409, title: 'The bank account was sent before' },
  return_pieces_gone: { status: 409, title: 'Some of these items can no longer be returned' },
  gift_not_found: { status: 404, title: 'No gift has this number and code' },
  gift_access_over: { status: 403, title: 'The hour for this gift is over' },
  exchange_unavailable: { status: 400, title: 'This cannot be exchanged so' },
  exchange_gone: { status: 409, title: 'No more of it is in stock' },
  exchange_sums_changed: { status: 409, title: 'What the exchange comes to has changed' },
  exchange_card_refused: { status: 402, title: 'The card was refused' },
  gift_return_unavailable: { status: 400, title: 'Nothing of this gift can be returned' },
  withdrawal_unavailable: { status: 400, title: 'Nothing of this order can be withdrawn from' },
  withdrawal_period_over: { status: 400, title: 'The withdrawal period has ended' },
  withdrawal_exempt: { status: 400, title: 'There is no right to withdraw from what is made to order' },
  withdrawal_exists: { status: 409, title: 'This was withdrawn from before' },
  withdrawal_not_found: { status: 404, title: 'No such withdrawal' },
  guest_pass_missing: { status: 403, title: 'This takes the code that is sent to the contact' },
  paper_not_found: { status: 404, title: 'No such paper' },
  return_proof_closed: { status: 400, title: 'This return takes no proof' },
  gift_card_not_found: { status: 400, title: 'No gift card has these numbers' },
  payment_state: { status: 400, title: 'There is nothing to pay for this order' },
  job_not_found: { status: 404, title: 'No such job' },
  store_not_found: { status: 404, title: 'No such store' },
  store_closed: { status: 400, title: 'The store is closed' },
  curbside_unavailable: { status: 400, title: 'The store brings nothing to the curb' },
  pickup_not_found: { status: 404, title: 'No such pickup' },
  pickup_duplicate: { status: 409, title: 'The store knows already that somebody waits for this order' },
  pickup_state: { status: 400, title: 'The pickup is in a state that does not allow this' },
  notification_channel: { status: 400, title: 'Nothing can be told this way' },
  push_endpoint: { status: 400, title: 'No push service of this shop has this address' },
  phone_invalid: { status: 400, title: 'No phone has this number' },
  phone_code_over: { status: 410, title: 'No code can be tried any more: ask for a new one' },
  visit_time: { status: 400, title: 'Nobody can be expected at this time' },
  sku_not_sold: { status: 404, title: 'The shop does not sell this here' },
  sku_unpriced: { status: 409, title: 'No pricing info' },
  cart_full: { status: 400, title: 'The bag holds no more' },
  address_book_full: { status: 400, title: 'The address book holds no more' },
  credential_unknown: { status: 404, title: 'No account has this contact' },
  guest_code_over: { status: 410, title: 'No code can be tried any more: ask for a new one' },
  guest_pass_unknown: { status: 403, title: 'No code was changed for this pass: type the code' },
  guest_pass_over: { status: 403, title: 'This pass has ended: ask for a new code' },
  idempotency_key_missing: { status: 400, title: 'Idempotency-Key is missing' },
  idempotency_key_malformed: { status: 400, title: 'Idempotency-Key is malformed' },
  idempotency_in_flight: { status: 409, title: 'The first request is still under way' },
  idempotency_mismatch: { status: 422, title: 'The key was used for another request' },
  idempotency_unknown: { status: 404, title: 'Nothing is known under this key' },
  review_signature: { status: 403, title: 'The signature does not hold' },
  review_exists: { status: 409, title: 'There is a review of it already' },
  review_too_early: { status: 400, title: 'It has not arrived yet' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  target_too_long: { status: 414, title: 'The address is too long' },
  headers_too_large: { status: 431, title: 'The header is too large' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  unsupported_media_type: { status: 415, title: 'The body must be application/json' },
  switched_off: { status: 403, title: 'This is switched off in this country' },
  rate_limited: { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'Not available at the moment' },
}

export type ProblemOptions = {
  readonly detail?: string
  readonly errors?: readonly v.InferOutput<typeof FieldProblem>[]
  /** In place of the code's own status, for example 504 where the outcome of a changing call is open. */
  readonly status?: number
  /** Where what was asked for is already, as a path under the API base: a member of the body and the header field. */
  readonly location?: string
  /** Work that lets the caller in, for `rate_limited`. */
  readonly challenge?: Challenge
  /** Further header fields: `Retry-After`, `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal on its way out: thrown by routes and use cases, written as problem details by `register-call.ts`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    { detail, errors, status, location, challenge, headers = {} }: ProblemOptions = {},
  ) {
    super(code)
    const kind = kinds[code]
    this.headers = headers
    this.problem = {
      type: 'about:blank',
      title: kind.title,
      status: status ?? kind.status,
      code,
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors: [...errors] }),
      ...(location === undefined ? {} : { location }),
      ...(challenge === undefined ? {} : { challenge }),
    }
  }
}

export const problem = (code: ProblemCode, options?: ProblemOptions): ProblemError =>
  new ProblemError(code, options)

/** Status of a code, for the API reference. */
export const problemStatus = (code: ProblemCode): number => kinds[code].status
export const problemTitle = (code: ProblemCode): string => kinds[code].title

export const problemResponse = ({ problem: body, headers }: ProblemError): Response =>
  new Response(JSON.stringify(body), {
    status: body.status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  })
