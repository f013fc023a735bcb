import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { cancellationMachine } from './cancellation.machine.ts'
import { isCancellable } from './cancellation.rules.ts'
import { cancellationViews, type RecentChange } from './cancellation.types.ts'

type Snapshot = SnapshotFrom<typeof cancellationMachine>

export type CancellationView = (typeof cancellationViews)[number] | 'closed'

/** The dialog's view (CA-01). */
export const selectCancellationView: (snapshot: Snapshot) => CancellationView = viewOf(
  cancellationViews,
  'closed',
)

/** An attempt is being made, whether the dialog is open or not. */
export const isUnderWay = (snapshot: Snapshot): boolean => snapshot.hasTag('underWay')

/**
 * What the order's button offers (CA-03): to cancel, or to look how the attempt under way is doing. The button stays behind
 * the dialog that it opened, so that focus finds it again.
 */
export const selectCancelOffer = (snapshot: Snapshot): 'cancel' | 'check' | null => {
  if (isUnderWay(snapshot)) return 'check'
  return snapshot.value.window === 'open' && isCancellable(snapshot.context) ? 'cancel' : null
}

/** Whether there is time left, as `data-window` says it to tests. */
export const selectWindow = (snapshot: Snapshot): 'open' | 'shut' => snapshot.value.window

export const canRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'cancellation.retry' })

/** Full minutes left, rounded up: 30 at first, 1 in the last minute, 0 once the window is shut. */
export const selectMinutesLeft = (snapshot: Snapshot): number =>
  snapshot.value.window === 'shut' ? 0 : Math.ceil(snapshot.context.windowLeftMs / 60_000)

/** Stands in for the group's status until the host's own answer says it (CA-04). */
export const selectRecentChange = (snapshot: Snapshot): RecentChange | null => snapshot.context.recentChange
