import type { Call } from '../../../contract/wire/call.ts'
import type { ProblemCode } from '../../../contract/wire/problem.ts'
import type { ApiRequest } from '../host/api-client.ts'
import type { TestHost } from '../host/test-host.ts'

/** Everybody who tries each call, and how a reader of the table is told about them. */
export const callers = {
  nobody: 'Nobody: no token, no filter, no link',
  member: 'The member whose object it is',
  otherMember: 'Another member',
  guest: 'A guest by the e-mail of the order',
  guestByPhone: 'A guest by the phone of the order',
  otherGuest: 'A guest by the e-mail of another order, and by its phone',
  link: 'Whoever holds the link of the order',
  otherLink: 'Whoever holds the link of another order',
  visitor: 'The browser whose object it is, by its cookie',
  otherVisitor: 'Another browser, by its cookie',
  expired: 'The member with a token that has ended',
  revoked: 'The member with a token of a key that was replaced',
  forged:
    'The member with a token that nobody signed, that another key signed, of another issuer, for another audience, with the ID token in its place, and with no token at all after `Bearer`',
  memberOtherFilter: 'The member, with the filter of another order as well',
  otherMemberFilter: 'Another member, with the filter of the order as well',
  expiredFilter: 'An ended token, with the filter of the order as well',
  otherMemberLink: 'Another member, with the link of the order as well',
  otherLinkFilter: 'The link of another order, with the filter of the order as well',
  twoFilters: 'Two filters, the right one first, and last',
} as const
export type CallerName = keyof typeof callers

/**
 * What a caller is answered: `ok` is the call's own success. `same CODE` is a refusal by that code which differs in nothing from the
 * one for an object that does not exist: status, header fields but `Date` and `X-Request-Id`, and body.
 */
export type Expected = 'ok' | ProblemCode | `same ${ProblemCode}`
export type Answers = Readonly<Record<CallerName, Expected>>

/** What an id may name. */
export const objectKinds = [
  'order',
  'return',
  'cancelJob',
  'returnJob',
  'paymentJob',
  'pickup',
  'payment',
  'address',
  'key',
  'member',
] as const
export type ObjectKind = (typeof objectKinds)[number]

/** Somebody with a contact, a link and a browser of their own. */
export type Person = {
  readonly upmId: string
  readonly email: string
  /** Ten digits behind the country's code 1. */
  readonly phone: string
  /** Code of a curbside link. */
  readonly code: string
  /** Token of a visitor's cookie. */
  readonly visitor: string
}

/** One object with those who may have it. */
export type Subject = Person & {
  readonly id: string
  /** Text that nobody but its owner may be shown, where a call answers everybody with what is theirs. */
  readonly secret?: string
}

export type Asked = {
  readonly caller: CallerName
  /** The object's id, or the one that is sent in its place. */
  readonly id: string
  readonly subject: Subject
  /** Contact, link code and token that the caller has. */
  readonly own: { readonly person: Person; readonly token: string | null }
}

export type World = { readonly host: TestHost; readonly other: Person }

/** One call about one kind of object. */
export type Row = {
  readonly call: Call
  /** The object in words: `order`, `return that was handed over`. */
  readonly object: string
  readonly answers: Answers
  /** Makes a fresh one. */
  readonly arrange: (world: World) => Promise<Subject>
  /** The request without what says who calls. */
  readonly request: (asked: Asked) => ApiRequest
  /** What the owner is answered who sends the id of something else of theirs; left out where the call takes no id. */
  readonly instead?: Readonly<Record<ObjectKind, Expected>>
  /** Status of its refusals, where it is not the code's own. */
  readonly refusedWith?: number
  /** Whose answer's being `ok` does not show that it is about the object, since all are answered with what is theirs. */
  readonly isOfCaller?: true
}
