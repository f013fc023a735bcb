import * as v from 'valibot'
import { GuestPass } from '../wire/guest-pass.ts'
import { Contact, Instant, orNull } from '../wire/primitives.ts'

const contact = orNull(Contact)
const id = v.pipe(v.string(), v.maxLength(64))

/** Who a guest says they are. `phone` is the country's code, a blank and the number. */
export const VisitorDetail = v.object({ email: contact, phone: contact, visitorId: id, visit: id })

/** A guest who looked an order up: handed back by `GET /session` into memory, and nowhere else (decisions.md). */
export const Visitor = v.object({
  ...VisitorDetail.entries,
  /** What a right code was changed for (BY-22); left out where an order was looked up by its number. */
  pass: v.optional(GuestPass),
})
export type Visitor = v.InferOutput<typeof Visitor>
export type VisitorDetail = v.InferOutput<typeof VisitorDetail>

/** `swoosh` is a member variant with banners of its own and no chat (SE-05). */
export const accountTypes = ['member', 'swoosh'] as const

export const Member = v.object({
  upmId: v.string(),
  givenName: orNull(v.string()),
  familyName: orNull(v.string()),
  email: orNull(v.string()),
  accountType: v.optional(v.picklist(accountTypes), 'member'),
})
export type Member = v.InferOutput<typeof Member>

/** What this browser is known by on the host: a member's session, or a guest's look at an order. */
export const SessionLife = v.object({
  /** Names it for whoever has to tell one from the next; opens nothing. */
  id,
  /** Over then, if not before. */
  endsAt: Instant,
})
export type SessionLife = v.InferOutput<typeof SessionLife>

/** Answer of `GET /session`: the page holds it in memory only (design.md, "Sign-in and session"). */
export const Session = v.variant('status', [
  v.object({ status: v.literal('guest'), visitor: orNull(Visitor), life: v.exactOptional(SessionLife) }),
  v.object({
    status: v.literal('member'),
    member: Member,
    /** Bearer token for the API host. */
    accessToken: v.pipe(v.string(), v.minLength(1)),
    /** The token ends here; ask `GET /session` for the next one before. */
    expiresAt: Instant,
    life: v.exactOptional(SessionLife),
  }),
])
export type Session = v.InferOutput<typeof Session>

/** Answer of `POST /session/sign-out`: the page goes to `continueTo`, where given, to end another issuer's session too. */
export const SignedOut = v.object({ continueTo: orNull(v.string()) })
export type SignedOut = v.InferOutput<typeof SignedOut>

/** Doors of the session module, outside the API base. */
export const sessionPaths = {
  session: '/session',
  /** `?returnTo=` takes a same-origin path; anything else leads to /orders. `?prompt=create` is not offered. */
  signIn: '/session/sign-in',
  callback: '/session/callback',
  /** POST; answers `SignedOut`, or redirects where the browser asked for a page. `?everywhere=true` ends the sessions of all devices. */
  signOut: '/session/sign-out',
  /** POST of a `Visitor`: remembers for 30 minutes who looked an order up; answers the guest's `Session`. */
  visitor: '/session/visitor',
  /** POST: forgets the guest of this browser; answers the `Session` of nobody. */
  visitorEnd: '/session/visitor/end',
  /** GET `…/{returnOrderNumber}?language=&returnTo=`: a return's label as a PDF that the browser's own viewer opens. */
  returnLabel: '/session/return-label',
  /** Where another issuer sends browsers after its own sign-out. */
  signedOut: '/session/signed-out',
} as const
