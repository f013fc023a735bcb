import type { Access } from '../../../contract/wire/call.ts'
import type { VerifyAccessToken } from '../../common/access-token.types.ts'
import { problem } from '../../common/problems.ts'
import { visitorTokenOf } from '../../common/visitor-cookie.ts'

/** How a guest says whose order it is (SE-02): an e-mail in lower case, or the digits of a phone number. */
export type GuestContact =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly digits: string }

export type Caller =
  | { readonly kind: 'public' }
  | { readonly kind: 'member'; readonly upmId: string }
  | { readonly kind: 'guest'; readonly contact: GuestContact }
  /** A browser without an account: `token` is the secret of its cookie, fresh where it has sent none. */
  | { readonly kind: 'visitor'; readonly token: string }
  /** Whoever holds a link: its unguessable code is all that they say. */
  | { readonly kind: 'link'; readonly code: string }

export const emailContact = (email: string): GuestContact => ({
  kind: 'email',
  email: email.trim().toLowerCase(),
})

/** Country code and number run together; everything but digits is dropped. */
export const phoneContact = (phone: string): GuestContact => ({
  kind: 'phone',
  digits: phone.replace(/\D/g, ''),
})

const malformedFilter = () =>
  problem('validation', {
    errors: [
      { pointer: '?filter', code: 'filter', detail: 'Write email(ADDRESS) or phoneNumber(CODE NUMBER).' },
    ],
  })

const linkCaller = (code: string | undefined): Caller | null =>
  code ? { kind: 'link', code: code.slice(0, maxContactLength) } : null

/** Longest address of RFC 5321. */
const maxContactLength = 254

/** The contact of `filter=email(…)` or `filter=phoneNumber(…)`. */
export const parseGuestFilter = (filter: string): GuestContact => {
  const [, name, value = ''] = /^(email|phoneNumber)\((.+)\)$/.exec(filter) ?? []
  if (name === undefined || value.length > maxContactLength) throw malformedFilter()
  const contact = name === 'email' ? emailContact(value) : phoneContact(value)
  if (contact.kind === 'phone' && !/^\d{3,19}$/.test(contact.digits)) throw malformedFilter()
  return contact
}

const bearer = (authorization: string): string | null =>
  /^Bearer +([\w\-.~+/]+=*)$/i.exec(authorization)?.[1] ?? null

const unauthorized = (error = '') =>
  problem('unauthorized', { headers: { 'WWW-Authenticate': `Bearer${error}` } })

/**
 * Who calls. A token that was sent decides alone, whatever filter comes with it; a bad one is never taken for a guest.
 * `email` and `telephoneNumber` are the detail call's own names for a guest's contact.
 */
export const resolveCaller = async (
  access: Access,
  request: {
    readonly authorization: string | undefined
    readonly query: Readonly<Record<string, string>>
    readonly cookies?: string | undefined
    readonly validationCode?: string | undefined
  },
  verifyAccessToken: VerifyAccessToken,
): Promise<Caller> => {
  if (access === 'public') return { kind: 'public' }
  if (access === 'link') return linkCaller(request.validationCode) ?? { kind: 'public' }
  if (request.authorization !== undefined) {
    const token = bearer(request.authorization)
    const claims = token === null ? null : await verifyAccessToken(token)
    if (claims === null) throw unauthorized(' error="invalid_token"')
    return { kind: 'member', upmId: claims.upmId }
  }
  if (access === 'member') throw unauthorized()
  const link = access === 'memberGuestOrLink' ? linkCaller(request.validationCode) : null
  if (link !== null) return link
  if (access === 'memberOrVisitor') return { kind: 'visitor', token: visitorTokenOf(request.cookies) }
  const { filter, email, telephoneNumber } = request.query
  if (filter !== undefined) return { kind: 'guest', contact: parseGuestFilter(filter) }
  if (email) return { kind: 'guest', contact: parseGuestFilter(`email(${email})`) }
  if (telephoneNumber) return { kind: 'guest', contact: parseGuestFilter(`phoneNumber(${telephoneNumber})`) }
  throw unauthorized()
}

/** The member's id, on calls that only members reach. */
export const memberOf = (caller: Caller): string => {
  if (caller.kind !== 'member') throw unauthorized()
  return caller.upmId
}
