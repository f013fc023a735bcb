import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { attemptMachine } from './attempt.machine.ts'
import { type AttemptTag, attemptViews } from './attempt.types.ts'
import type { jobPollingMachine } from './job-polling/job-polling.machine.ts'

/** An attempt of whatever change. */
export type AttemptActor = ActorRefFrom<typeof attemptMachine>

/** The attempt that a flow makes, while it makes one. */
export const selectAttempt = ({
  children,
}: {
  readonly children: Readonly<Record<string, unknown>>
}): AttemptActor | undefined => children.attempt as AttemptActor | undefined

/**
 * How far it is, for what is shown meanwhile: `checking` once an answer was lost, until the outcome is known; `polling` while a
 * job works it.
 */
export type AttemptView = AttemptTag | 'sending'

const attemptView = viewOf(attemptViews, 'sending')

export const selectAttemptView = (snapshot: SnapshotFrom<typeof attemptMachine> | undefined): AttemptView =>
  snapshot ? attemptView(snapshot) : 'sending'

/** The chart of the job that is being polled, while there is one. */
export const selectPolling = (
  snapshot: SnapshotFrom<typeof attemptMachine> | undefined,
): ActorRefFrom<typeof jobPollingMachine> | undefined =>
  snapshot?.children.jobPolling as ActorRefFrom<typeof jobPollingMachine> | undefined
