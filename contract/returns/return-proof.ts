import * as v from 'valibot'
import { proofStandings } from '../orders/papers.ts'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { GuestFields } from '../wire/guest-pass.ts'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'

/** Most characters of the number of a carrier's receipt. */
export const maxReceiptNumber = 40

/** Most bytes of a photo of a receipt (BY-28). */
export const maxPhotoBytes = 300 * 1024

/** Characters of so many bytes in base64. */
const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4

/** What a sender has in hand of a parcel: number and photo of the carrier's receipt. One of them at least is there. */
export const SentProof = v.pipe(
  v.object({
    /** Letters, digits, `-`, `/` and `.`, upper case, as `domain/papers/receipt-number` writes it. */
    receiptNumber: orNull(
      v.pipe(
        v.string(),
        v.maxLength(maxReceiptNumber),
        v.regex(/^[A-Z0-9][A-Z0-9./-]{3,}$/, 'receipt_number'),
      ),
    ),
    /** JPEG, base64. */
    photo: orNull(
      v.pipe(v.string(), v.maxLength(inBase64(maxPhotoBytes)), v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'base64')),
    ),
  }),
  v.check(({ receiptNumber, photo }) => receiptNumber !== null || photo !== null, 'proof'),
)
export type SentProof = v.InferOutput<typeof SentProof>

/** A proof as it was sent last. */
export const ReturnProof = v.object({
  receiptNumber: orNull(v.string()),
  /** JPEG, base64, without anything but the picture. */
  photo: orNull(v.string()),
  sentAt: Instant,
})
export type ReturnProof = v.InferOutput<typeof ReturnProof>

/** What is known of the proof of a return (BY-27). */
export const ProofAnswer = v.object({
  returnOrderNumber: OrderNumber,
  standing: v.picklist(proofStandings),
  /** The sale that the return is of. */
  orderNumber: orNull(OrderNumber),
  proof: orNull(ReturnProof),
})
export type ProofAnswer = v.InferOutput<typeof ProofAnswer>

const path = '/order_mgmt/return_proofs/v1/{returnOrderNumber}'
const object = { type: 'return', at: 'params.returnOrderNumber' } as const
const params = v.object({ returnOrderNumber: OrderNumber })

export const getReturnProof = /* @__PURE__ */ defineCall({
  id: 'getReturnProof',
  method: 'GET',
  path,
  callers: ['member', 'guest'],
  object,
  summary: 'The proof that a return was handed over, as its sender has given it.',
  params,
  query: GuestQuery,
  headers: GuestFields,
  answer: ProofAnswer,
  status: 200,
  problems: ['order_not_found'],
})

export const sendReturnProof = /* @__PURE__ */ defineCall({
  id: 'sendReturnProof',
  method: 'POST',
  path,
  callers: ['member', 'guest'],
  object,
  summary:
    'Keeps number, photo or both of a carrier’s receipt for a return, in place of what was sent before.',
  params,
  query: GuestQuery,
  body: SentProof,
  bodyBytes: inBase64(maxPhotoBytes) + 1024,
  answer: v.object({ returnOrderNumber: OrderNumber, sentAt: Instant }),
  status: 200,
  changes: {},
  problems: ['order_not_found', 'return_proof_closed'],
})
