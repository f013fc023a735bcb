import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReviewAuthor } from '../../../../contract/shop/reviews.ts'
import { createSealing } from '../../../common/sealing.ts'

/** The signed text: every field by name, in one order and one writing. */
const canonical = (upmId: string, author: ReviewAuthor): string =>
  new URLSearchParams([
    ['user', upmId],
    ['first_name', author.first_name],
    ['last_name', author.last_name],
    ['nick_name', author.nick_name],
    ['email', author.email],
    ['email_confirmed', String(author.email_confirmed)],
    ['issued_at', new Date(author.issued_at).toISOString()],
  ]).toString()

/** HMAC-SHA256 over the author, as base64url, by a key of its own derived from the host's secret. */
export const signAuthor = (secret: string, upmId: string, author: ReviewAuthor): string =>
  createHmac('sha256', createSealing(secret).deriveKey('review-signature'))
    .update(canonical(upmId, author))
    .digest('base64url')

/** Whether this host signed exactly this author for this member. */
export const isSignedBy = (
  secret: string,
  upmId: string,
  author: ReviewAuthor,
  signature: string,
): boolean => {
  const [given, own] = [Buffer.from(signature), Buffer.from(signAuthor(secret, upmId, author))]
  return given.length === own.length && timingSafeEqual(given, own)
}
