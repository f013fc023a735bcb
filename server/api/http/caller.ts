import type { CallerKind } from '../../../contract/wire/call.ts'
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

/** Stands in a link's code before what says until when it holds; what goes before is the same whenever the link is given. */
export const endOfLinkCode = '~'

/** Whoever holds a link, by its code; `null` without one. */
export const linkCaller = (code: string | null | undefined): Caller | null =>
  code ? { kind: 'link', code: code.slice(0, maxContactLength) } : null

/** Longest address of RFC 5321. */
const maxContactLength = 254

/** The contact of `filter=email(…)` or `filter=phoneNumber(…)`. */
const parseGuestFilter = (filter: string): GuestContact => {
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
 * Who calls, of those whom the call admits. A token that was sent decides alone, whatever filter comes with it; a bad one is
 * never taken for a guest. `email` and `telephoneNumber` are the detail call's own names for a guest's contact. Where only a
 * link admits and its code is in no header, the body says it.
 */
export const resolveCaller = async (
  callers: readonly CallerKind[],
  request: {
    readonly authorization: string | undefined
    readonly query: Readonly<Record<string, string>>
    readonly cookies?: string | undefined
    readonly validationCode?: string | undefined
  },
  verifyAccessToken: VerifyAccessToken,
): Promise<Caller> => {
  const admits = (kind: CallerKind) => callers.includes(kind)
  if (callers.length === 0) return { kind: 'public' }
  if (admits('member') && request.authorization !== undefined) {
    const token = bearer(request.authorization)
    const claims = token === null ? null : await verifyAccessToken(token)
    if (claims === null) throw unauthorized(' error="invalid_token"')
    return { kind: 'member', upmId: claims.upmId }
  }
  const link = admits('link') ? linkCaller(request.validationCode) : null
  if (link !== null) return link
  const filter = admits('guest') ? filterOf(request.query) : null
  if (filter !== null) return { kind: 'guest', contact: parseGuestFilter(filter) }
  if (admits('visitor')) return { kind: 'visitor', token: visitorTokenOf(request.cookies) }
  if (callers.every((kind) => kind === 'link')) return { kind: 'public' }
  throw unauthorized()
}

const filterOf = ({ filter, email, telephoneNumber }: Readonly<Record<string, string>>): string | null => {
  if (filter !== undefined) return filter
  if (email) return `email(${email})`
  return telephoneNumber ? `phoneNumber(${telephoneNumber})` : null
}

/** The member's id, on calls that only members reach. */
export const memberOf = (caller: Caller): string => {
  if (caller.kind !== 'member') throw unauthorized()
  return caller.upmId
}

/** The guest's contact, on calls that only guests reach. */
export const contactOf = (caller: Caller): GuestContact => {
  if (caller.kind !== 'guest') throw unauthorized()
  return caller.contact
}
