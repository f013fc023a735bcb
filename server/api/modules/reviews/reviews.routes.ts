import { randomUUID } from 'node:crypto'
import {
  sendReview,
  signatureAskedWithinMs,
  signatureHoldsMs,
  signReview,
} from '../../../../contract/shop/reviews.ts'
import { problem } from '../../../common/problems.ts'
import type { AppDeps } from '../../app-deps.ts'
import { memberOf } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { isSignedBy, signAuthor } from './review-signature.ts'
import { emailOf, hasReview, insertReview, lockOwnLine } from './reviews.repository.ts'

const refuse = (pointer: string, code: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code, detail }] })

const ageMs = (issuedAt: string, now: Date): number => now.getTime() - Date.parse(issuedAt)

/** Reviews (OD-10): the signature that lets a member write, and the review itself. */
export const reviewsCalls = ({ settings, verifyAccessToken }: AppDeps): readonly HandledCall[] => [
  handle(signReview, async ({ caller, body: { user_auth_token: token, ...author }, db, now }) => {
    const upmId = memberOf(caller)
    if ((await verifyAccessToken(token))?.upmId !== upmId) {
      throw refuse('/user_auth_token', 'token', "Send the member's own token.")
    }
    const email = await emailOf(db, upmId)
    if (email === null || email.toLowerCase() !== author.email.trim().toLowerCase()) {
      throw refuse('/email', 'email', "Send the member's own e-mail address.")
    }
    if (Math.abs(ageMs(author.issued_at, now)) > signatureAskedWithinMs) {
      throw refuse('/issued_at', 'issued_at', 'Send the time of the request.')
    }
    return { signature: signAuthor(settings.secret, upmId, author) }
  }),
  handle(sendReview, async ({ caller, body, db, now }) => {
    const upmId = memberOf(caller)
    const { author, signature, orderNumber, lineId, rating, title, text } = body
    const age = ageMs(author.issued_at, now)
    const holds = age <= signatureHoldsMs && age >= -signatureAskedWithinMs
    if (!holds || !isSignedBy(settings.secret, upmId, author, signature)) throw problem('review_signature')
    const line = await lockOwnLine(db, { upmId, orderNumber, lineId })
    if (line === null) throw problem('order_not_found')
    if (await hasReview(db, upmId, lineId)) throw problem('review_exists')
    if (line.actions.writeReview === undefined) throw problem('review_too_early')
    const id = randomUUID()
    const { styleColor } = line
    const { nick_name: nickName } = author
    await insertReview(db, {
      id,
      upmId,
      orderNumber,
      lineId,
      styleColor,
      rating,
      title,
      text,
      nickName,
      createdAt: now,
    })
    return { id }
  }),
]
