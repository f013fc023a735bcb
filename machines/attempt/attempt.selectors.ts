import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { attemptMachine } from './attempt.machine.ts'
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
export type AttemptView = 'sending' | 'polling' | 'checking'

export const selectAttemptView = (snapshot: SnapshotFrom<typeof attemptMachine> | undefined): AttemptView => {
  if (snapshot?.hasTag('checking')) return 'checking'
  return snapshot?.value === 'polling' ? 'polling' : 'sending'
}

/** The chart of the job that is being polled, while there is one. */
export const selectPolling = (
  snapshot: SnapshotFrom<typeof attemptMachine> | undefined,
): ActorRefFrom<typeof jobPollingMachine> | undefined =>
  snapshot?.children.jobPolling as ActorRefFrom<typeof jobPollingMachine> | undefined
