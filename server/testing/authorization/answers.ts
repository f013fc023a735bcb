import type { ProblemCode } from '../../../contract/wire/problem.ts'
import type { Answers, CallerName, Expected, ObjectKind } from './matrix.types.ts'

/** Everybody the same, but for those who are named. */
const everybody = (expected: Expected, others: Partial<Answers> = {}): Answers => ({
  nobody: expected,
  member: expected,
  otherMember: expected,
  guest: expected,
  guestByPhone: expected,
  otherGuest: expected,
  link: expected,
  otherLink: expected,
  visitor: expected,
  otherVisitor: expected,
  expired: expected,
  revoked: expected,
  forged: expected,
  memberOtherFilter: expected,
  otherMemberFilter: expected,
  expiredFilter: expected,
  otherMemberLink: expected,
  otherLinkFilter: expected,
  twoFilters: 'validation',
  ...others,
})

/** Nobody is asked who they are. */
export const open = (expected: Expected = 'ok'): Answers => everybody(expected)

/** The member, and guests by the order's contact; to all others there is no such thing. `owner` where they are refused too. */
export const ownersOf = (none: ProblemCode, owner: Expected = 'ok'): Answers => ({
  nobody: 'unauthorized',
  member: owner,
  otherMember: `same ${none}`,
  guest: owner,
  guestByPhone: owner,
  otherGuest: `same ${none}`,
  link: 'unauthorized',
  otherLink: 'unauthorized',
  visitor: 'unauthorized',
  otherVisitor: 'unauthorized',
  expired: 'unauthorized',
  revoked: 'unauthorized',
  forged: 'unauthorized',
  memberOtherFilter: owner,
  otherMemberFilter: `same ${none}`,
  expiredFilter: 'unauthorized',
  otherMemberLink: `same ${none}`,
  otherLinkFilter: owner,
  twoFilters: 'validation',
})

/** The same with whoever holds the link; a link that is sent is taken before a filter. */
export const ownersAndLinkOf = (
  none: ProblemCode,
  owner: Expected = 'ok',
  link: Expected = owner,
): Answers => ({
  ...ownersOf(none, owner),
  link,
  otherLink: `same ${none}`,
  otherLinkFilter: `same ${none}`,
})

/** The link alone says who may; whatever else is sent is not looked at. */
export const linkAlone = (none: ProblemCode, holder: Expected = 'ok'): Answers =>
  everybody(`same ${none}`, { link: holder, otherMemberLink: holder })

/** Members by their token. `other` is what another member is told. */
export const membersOf = (other: Expected, owner: Expected = 'ok'): Answers =>
  everybody('unauthorized', {
    member: owner,
    otherMember: other,
    memberOtherFilter: owner,
    otherMemberFilter: other,
    otherMemberLink: other,
  })

/** Guests by the contact that they say, whatever token or link comes with it. `other` is what another contact is told. */
export const guestsOf = (answer: Expected, other: Expected = answer): Answers =>
  everybody('unauthorized', {
    guest: answer,
    guestByPhone: answer,
    otherGuest: other,
    memberOtherFilter: other,
    otherMemberFilter: answer,
    expiredFilter: answer,
    otherLinkFilter: answer,
  })

/** Members and browsers, each with what is theirs. */
export const eachTheirOwn: Answers = everybody('ok', {
  expired: 'unauthorized',
  revoked: 'unauthorized',
  forged: 'unauthorized',
  expiredFilter: 'unauthorized',
})

/** What only the one kind of caller that made it is shown: to all others there is no such thing. */
export const makerAlone = (none: ProblemCode, makers: readonly CallerName[]): Answers => ({
  ...everybody(`same ${none}`, {
    expired: 'unauthorized',
    revoked: 'unauthorized',
    forged: 'unauthorized',
    expiredFilter: 'unauthorized',
  }),
  ...Object.fromEntries(makers.map((maker) => [maker, 'ok'])),
})

type Instead = Readonly<Record<ObjectKind, Expected>>

/** Where an order's number belongs, nothing else has its form. */
export const amongNumbers = (order: Expected, returned: Expected): Instead => ({
  order,
  return: returned,
  cancelJob: 'validation',
  returnJob: 'validation',
  paymentJob: 'validation',
  pickup: 'validation',
  payment: 'validation',
  address: 'validation',
  key: 'validation',
  member: 'validation',
})

/** Where a job's id belongs: other UUIDs are no jobs of this kind. */
export const amongJobs = (
  own: 'cancelJob' | 'returnJob' | 'paymentJob',
  expected: Expected = 'ok',
): Instead => ({
  order: 'validation',
  return: 'validation',
  cancelJob: 'job_not_found',
  returnJob: 'job_not_found',
  paymentJob: 'job_not_found',
  pickup: 'job_not_found',
  payment: 'validation',
  address: 'job_not_found',
  key: 'validation',
  member: 'validation',
  [own]: expected,
})

/** Where any text may stand. */
export const among = (own: ObjectKind | null, none: ProblemCode): Instead => ({
  order: none,
  return: none,
  cancelJob: none,
  returnJob: none,
  paymentJob: none,
  pickup: none,
  payment: none,
  address: none,
  key: none,
  member: none,
  ...(own === null ? {} : { [own]: 'ok' }),
})
