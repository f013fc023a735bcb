import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

export type SessionView = 'booting' | 'unavailable' | 'guest' | 'member' | 'signingOut'

/** What the shell shows; a renewal does not show. */
export const selectSessionView = (snapshot: Snapshot): SessionView => {
  if (snapshot.matches('booting')) return 'booting'
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches('guest')) return 'guest'
  return snapshot.matches('signingOut') ? 'signingOut' : 'member'
}

/** Whether it is known who is looking (SH-10). */
export const isSessionReady = (snapshot: Snapshot): boolean =>
  !snapshot.matches('booting') && !snapshot.matches('unavailable')

/** Who is signed in, for names and for the account type (SE-05). */
export const selectMember = (snapshot: Snapshot) => snapshot.context.member?.member ?? null

/** Bearer token of the API host; never into a log, a report or storage. */
export const selectAccessToken = (snapshot: Snapshot): string | null =>
  snapshot.context.member?.accessToken ?? null

export const selectVisitor = (snapshot: Snapshot) => snapshot.context.visitor
