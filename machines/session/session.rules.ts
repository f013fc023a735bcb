import type { MemberSession, SessionContext, SessionInput } from './session.types.ts'

/** A new token is asked for a minute before the old one ends. */
const renewAheadMs = 60_000
/** Wait before another try where the session could not be reached. */
export const sessionRetryMs = 5_000

/** Milliseconds until the token ends; 0 once it has, and without a member. */
const tokenLeftMs = (member: Pick<MemberSession, 'expiresAt'> | null, now: number): number =>
  member ? Math.max(0, Date.parse(member.expiresAt) - now) : 0

/** Wait before a new token is asked for: one that comes as good as ended does not set the page asking without pause. */
export const renewDelayMs = (member: Pick<MemberSession, 'expiresAt'> | null, now: number): number =>
  Math.max(sessionRetryMs, renewInMs(member, now))

export const renewInMs = (member: Pick<MemberSession, 'expiresAt'> | null, now: number): number =>
  Math.max(0, tokenLeftMs(member, now) - renewAheadMs)

/** A page that came with its member starts with them; the token is asked for. */
export const startOfSession = ({ now, known }: SessionInput): SessionContext => ({
  now,
  isKnown: known !== null,
  endsEverywhere: false,
  member: known?.status === 'member' ? { ...known, accessToken: null } : null,
  visitor: known?.status === 'guest' ? known.visitor : null,
})
