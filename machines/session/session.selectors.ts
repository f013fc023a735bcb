import type { SnapshotFrom } from 'xstate'
import type { VisitorDetail } from '../../contract/session/session.ts'
import { viewOf } from '../view-of.ts'
import type { sessionMachine } from './session.machine.ts'
import { sessionViews } from './session.types.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

export type SessionView = (typeof sessionViews)[number]

export const selectSessionView: (snapshot: Snapshot) => SessionView = viewOf(sessionViews, 'booting')

/** Whether it is known who is looking (SH-10). */
export const isSessionReady = (snapshot: Snapshot): boolean =>
  !snapshot.hasTag('booting') && !snapshot.hasTag('unavailable')

/** Whether no answer about who is looking is on its way: a renewal has ended, one way or the other. */
export const isSessionSettled = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')

/** Who is signed in, for names and for the account type (SE-05). */
export const selectMember = (snapshot: Snapshot) => snapshot.context.member?.member ?? null

/** Whether a member is looking, whose token may be on its way. */
export const isMember = (snapshot: Snapshot): boolean => snapshot.context.member !== null

/** Bearer token of the API host; never into a log, a report or storage. */
export const selectAccessToken = (snapshot: Snapshot): string | null =>
  snapshot.context.member?.accessToken ?? null

export const selectVisitor = (snapshot: Snapshot) => snapshot.context.visitor

/** A guest as calls name them in their bodies. */
export const selectVisitorDetail = (snapshot: Snapshot): VisitorDetail | null => {
  const { visitor } = snapshot.context
  if (visitor === null) return null
  const { pass: _pass, ...detail } = visitor
  return detail
}

/** Whether a guest came in by a code whose pass the page does not have yet. */
export const lacksPass = ({ context }: Snapshot): boolean => context.visitor?.pass === null

/** Pass of a guest who came in by a code; never into a log, a report or storage. */
export const selectPass = ({ context }: Snapshot): string | null => context.visitor?.pass ?? null
