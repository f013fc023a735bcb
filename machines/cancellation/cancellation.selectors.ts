import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { jobPollingMachine } from '../attempt/job-polling/job-polling.machine.ts'
import type { cancellationMachine } from './cancellation.machine.ts'
import { isCancellable } from './cancellation.rules.ts'
import type { RecentChange } from './cancellation.types.ts'

type Snapshot = SnapshotFrom<typeof cancellationMachine>

export type CancellationView =
  | 'closed'
  | 'confirming'
  | 'inProgress'
  | 'checkingOutcome'
  | 'complete'
  | 'pending'
  | 'denied'
  | 'outsideWindow'
  | 'error'

/** The dialog's view: one per state that the shopper tells apart (CA-01). */
export const selectCancellationView = (snapshot: Snapshot): CancellationView => {
  if (snapshot.matches({ dialog: { inProgress: 'checkingOutcome' } })) return 'checkingOutcome'
  if (snapshot.matches({ dialog: 'inProgress' })) return 'inProgress'
  if (snapshot.matches({ dialog: 'confirming' })) return 'confirming'
  if (snapshot.matches({ dialog: 'complete' })) return 'complete'
  if (snapshot.matches({ dialog: 'pending' })) return 'pending'
  if (snapshot.matches({ dialog: 'denied' })) return 'denied'
  if (snapshot.matches({ dialog: 'outsideWindow' })) return 'outsideWindow'
  return snapshot.matches({ dialog: 'error' }) ? 'error' : 'closed'
}

/**
 * What the order's button offers (CA-03): to cancel, or to look what became of an attempt whose outcome is not known. The
 * button stays behind the dialog that it opened, so that focus finds it again.
 */
export const selectCancelOffer = (snapshot: Snapshot): 'cancel' | 'check' | null => {
  if (snapshot.context.key !== null) return 'check'
  return snapshot.matches({ window: 'open' }) && isCancellable(snapshot.context) ? 'cancel' : null
}

/** Whether there is time left, as `data-window` says it to tests. */
export const selectWindow = (snapshot: Snapshot): 'open' | 'shut' => snapshot.value.window

export const canRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'cancellation.retry' })
export const canDismiss = (snapshot: Snapshot): boolean => snapshot.can({ type: 'dialog.dismiss' })

/** Full minutes left, rounded up: 30 at first, 1 in the last minute, 0 once the window is shut. */
export const selectMinutesLeft = (snapshot: Snapshot): number =>
  snapshot.matches({ window: 'shut' }) ? 0 : Math.ceil(snapshot.context.windowLeftMs / 60_000)

/** Stands in for the group's status until the host's own answer says it (CA-04). */
export const selectRecentChange = (snapshot: Snapshot): RecentChange | null => snapshot.context.recentChange

/** The chart of the job that is being polled, while there is one. */
export const selectPolling = ({ children }: Snapshot): ActorRefFrom<typeof jobPollingMachine> | undefined =>
  children.jobPolling as ActorRefFrom<typeof jobPollingMachine> | undefined
