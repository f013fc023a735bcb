import type { Session, Visitor } from '../../contract/session/session.ts'
import type { CallResult } from '../../services/http/result.ts'

export type MemberSession = Extract<Session, { status: 'member' }>

/** A guest whose pass may still be on its way: `null` where they came in by a code, and the page does not have it yet (BY-22). */
export type KnownVisitor = Omit<Visitor, 'pass'> & { readonly pass?: string | null | undefined }

/** Who is looking, as the host says it with a page that it has rendered: neither a member's token nor a guest's pass stands in a page. */
export type KnownSession =
  | { readonly status: 'guest'; readonly visitor: KnownVisitor | null }
  | Omit<MemberSession, 'accessToken'>

/** A member whose token may still be on its way. */
type KnownMember = Omit<MemberSession, 'accessToken'> & { readonly accessToken: string | null }

export type SessionInput = {
  /** Epoch milliseconds of real time, as the host of the pages has it: tokens follow neither the API host's clock nor the device's. */
  readonly now: () => number
  /** `null` where the page came without it. */
  readonly known: KnownSession | null
}

export type SessionContext = {
  /** Whether the page came with who is looking. */
  readonly isKnown: boolean
  readonly now: () => number
  /** Who is signed in, with the access token: in memory and nowhere else. */
  readonly member: KnownMember | null
  /** Whether the sessions of all devices are ended. */
  readonly endsEverywhere: boolean
  /** A guest who has looked an order up, or come in by a code; the pass is in memory and nowhere else. */
  readonly visitor: KnownVisitor | null
}

export type SessionEvent =
  | { type: 'session.signIn'; returnTo: string }
  | { type: 'session.signOut' }
  /** On all devices. */
  | { type: 'session.signOutEverywhere' }
  /** The API host answered 401: the token is not good any more. Of a guest: a call needs the pass that did not come. */
  | { type: 'session.rejected' }
  | { type: 'session.retry' }
  /** A guest looked an order up, or left it. */
  | { type: 'session.visitorChanged'; visitor: Visitor | null }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type SessionEmitted =
  | { type: 'session.signInRequested'; returnTo: string }
  /** `continueTo` is the issuer's own sign-out page; `null` where there is none. */
  | { type: 'session.signedOut'; continueTo: string | null }
  | { type: 'session.signOutFailed' }
  /** A member's session ended by itself: the page asks for a new sign-in and comes back; or a guest has left (BY-22). */
  | { type: 'session.ended' }

/** What the shell shows, as the states' tags name it; a renewal does not show. */
export const sessionViews = ['booting', 'unavailable', 'guest', 'member', 'signingOut'] as const
/** `settled`: no answer about who is looking is on its way. */
export type SessionTag = (typeof sessionViews)[number] | 'settled'

export type LoadSessionResult = CallResult<Session>
export type EndSessionResult = CallResult<{ readonly continueTo: string | null }>
