import type * as v from 'valibot'
import type {
  ProofAnswer,
  SentProof,
  sendReturnProof as sendCall,
} from '../../../../contract/returns/return-proof.ts'
import { pictureOnly } from '../../../../domain/papers/jpeg-picture.ts'
import { problem } from '../../../common/problems.ts'
import type { Sealing } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import type { ReturnProofRow } from '../../../db/tables/papers/return-proofs.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { seesInPart } from '../guest-passes/sees-in-part.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { findRefunds } from '../returns/refunds.repository.ts'
import { proofStandingOf } from './proof-standing.ts'
import { findProofs, putProof } from './return-proofs.repository.ts'

/** What numbers and photos are sealed for: nothing else opens them. */
const purposes = { number: 'return-proof-number', photo: 'return-proof-photo' } as const

/** A proof as it was sent; what was sealed with another secret is not there. */
export const openProof = async (
  { open }: Pick<Sealing, 'open'>,
  { sealedNumber, sealedPhoto, sentAt }: ReturnProofRow,
) => ({
  receiptNumber: sealedNumber === null ? null : await open(purposes.number, sealedNumber),
  photo: sealedPhoto === null ? null : await open(purposes.photo, sealedPhoto),
  sentAt: sentAt.toISOString(),
})

const findOwnReturn = async (db: Database, caller: Caller, number: string, options = {}) => {
  const order = await findOwnOrder(db, caller, number, options)
  const groups = await loadGroups(db, order?.orderNumber ?? null)
  const refunds = await findRefunds(db, [order?.orderNumber ?? ''])
  const proofs = await findProofs(db, [order?.orderNumber ?? ''])
  if (order?.orderType !== 'RETURN_ORDER') throw orderNotFound()
  return {
    order,
    lines: groups.flatMap((group) => group.lines),
    refund: refunds.get(order.orderNumber) ?? null,
    proof: proofs.get(order.orderNumber) ?? null,
  }
}

/** A proof for who is shown an order in part: that there is one; a receipt may say an address (BY-23). */
const inPart = ({ sentAt }: ReturnProofRow) => ({
  receiptNumber: null,
  photo: null,
  sentAt: sentAt.toISOString(),
})

export type ProofQuestion = {
  readonly caller: Caller
  readonly pass: string | undefined
  readonly returnOrderNumber: string
  readonly now: Date
}

/** The proof of the caller's return, and whether it takes one (BY-27). Refuses with `order_not_found`. */
export const readProof = async (
  { sealing, secret }: { readonly sealing: Sealing; readonly secret: string },
  db: Database,
  { returnOrderNumber, ...held }: ProofQuestion,
): Promise<v.InferInput<typeof ProofAnswer>> => {
  const found = await findOwnReturn(db, held.caller, returnOrderNumber)
  const isInPart = await seesInPart(secret, db, found.order, held)
  return {
    returnOrderNumber,
    standing: proofStandingOf(found),
    orderNumber: found.order.parentSalesOrderNumber,
    proof: found.proof && (isInPart ? inPart(found.proof) : await openProof(sealing, found.proof)),
  }
}

const odd = () =>
  problem('validation', {
    errors: [{ pointer: '/photo', code: 'photo', detail: 'This is no JPEG of at most 4096 pixels a side.' }],
  })

/** The picture of a photo and nothing else, base64; a refusal where there is none. */
const pictureOf = (photo: string | null): string | null => {
  if (photo === null) return null
  const picture = pictureOnly(Buffer.from(photo, 'base64'))
  if (picture === null) throw odd()
  return Buffer.from(picture).toString('base64')
}

export type ProofAsk = {
  readonly caller: Caller
  readonly returnOrderNumber: string
  readonly body: v.InferOutput<typeof SentProof>
  readonly now: Date
}

/**
 * Keeps number and photo of a carrier's receipt in place of what was sent before: owner and standing are checked on the locked return, which
 * a refund locks as well. Refuses with `order_not_found`, `return_proof_closed`, `rate_limited`, and `validation` for a photo that is none.
 */
export const takeProof = async (
  { seal }: Sealing,
  tx: Database,
  { caller, returnOrderNumber, body, now }: ProofAsk,
): Promise<v.InferInput<(typeof sendCall)['answer']>> => {
  const found = await findOwnReturn(tx, caller, returnOrderNumber, { lock: true })
  if (proofStandingOf(found) !== 'open') throw problem('return_proof_closed')
  const photo = pictureOf(body.photo)
  await countWithin(tx, orderRequestLimits.proof, returnOrderNumber)
  await putProof(tx, {
    returnOrderNumber,
    sealedNumber: body.receiptNumber === null ? null : await seal(purposes.number, body.receiptNumber),
    sealedPhoto: photo === null ? null : await seal(purposes.photo, photo),
    sentBy: caller.kind === 'member' ? 'member' : 'guest',
    sentAt: now,
  })
  return { returnOrderNumber, sentAt: now.toISOString() }
}
