import type { Member } from '../../contract/session/session.ts'
import { signReview as call, type ReviewAuthor } from '../../contract/shop/reviews.ts'
import { asLine } from '../../contract/wire/text.ts'
import { shop } from '../../domain/shop-settings/shop.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Who writes, with the host's signature over it. */
export type SignedAuthor = { readonly author: ReviewAuthor; readonly signature: string }

export type SignReviewInput = {
  readonly member: Member
  /** Bearer token of the member. */
  readonly token: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

const authorOf = ({ member, now }: SignReviewInput): ReviewAuthor => ({
  first_name: asLine(member.givenName ?? '', 100),
  last_name: asLine(member.familyName ?? '', 100),
  nick_name: asLine(member.givenName ?? '', 40) || shop.name,
  email: member.email ?? '',
  email_confirmed: member.email !== null,
  issued_at: new Date(now).toISOString(),
})

/** Asks for the signature by which a member may write reviews (OD-10). */
export const signReview = async (
  http: Http,
  input: SignReviewInput,
  signal?: AbortSignal,
): Promise<CallResult<SignedAuthor>> => {
  const author = authorOf(input)
  const result = await http.call(call, {
    body: { user_auth_token: input.token, ...author },
    ...(signal ? { signal } : {}),
  })
  return result.ok ? { ok: true, value: { author, signature: result.value.signature } } : result
}
