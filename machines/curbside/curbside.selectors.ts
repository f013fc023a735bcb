import type { SnapshotFrom } from 'xstate'
import type { CurbsideProgress } from '../../domain/pickup/pickup-life.ts'
import type { curbsideMachine } from './curbside.machine.ts'
import { gapsOf, progressOf, statusNow, submittedAt } from './curbside.rules.ts'
import type { CurbsideGap } from './curbside.types.ts'

type Snapshot = SnapshotFrom<typeof curbsideMachine>

export type CurbsideView =
  | 'loading'
  | 'missingParams'
  | 'loadFailed'
  | 'noCurbside'
  | 'storeClosed'
  | 'ready'
  | 'notReady'
  | 'badLink'
  | 'submitted'
  | 'claimed'
  | 'lost'
  | 'complete'
  | 'duplicate'
  | 'cancelled'

/** One view per state that the shopper tells apart; the status within the wait is the store's. */
export const selectCurbsideView = (snapshot: Snapshot): CurbsideView => {
  if (snapshot.matches('opening') || snapshot.matches('deciding')) return 'loading'
  if (snapshot.matches('loadingStore')) return 'loading'
  if (snapshot.matches('loadFailed')) return 'loadFailed'
  if (snapshot.matches('requesting')) return 'ready'
  if (!snapshot.matches('waiting')) return snapshot.value as CurbsideView
  if (!snapshot.matches({ waiting: { status: 'following' } })) return 'lost'
  return statusNow(snapshot.context) === 'CLAIMED' ? 'claimed' : 'submitted'
}

/** Whether one more try is worth offering (CU-07). */
export const canReload = (snapshot: Snapshot): boolean => snapshot.can({ type: 'store.reload' })
export const canAskAgain = (snapshot: Snapshot): boolean => snapshot.can({ type: 'status.retry' })

export const isOverdue = (snapshot: Snapshot): boolean =>
  snapshot.matches({ waiting: { patience: 'overdue' } })

/** In per cent; `null` where no progress shows (CU-02, CU-03). */
export const selectProgress = (snapshot: Snapshot): CurbsideProgress | null => {
  const view = selectCurbsideView(snapshot)
  if (view === 'ready') return 25
  if (view === 'duplicate') return 0
  if (view === 'complete') return 100
  const isFollowed = view === 'submitted' || view === 'claimed' || view === 'lost'
  return isFollowed ? progressOf(statusNow(snapshot.context)) : null
}

export const selectStore = ({ context }: Snapshot) => context.store
export const selectFailedStatus = ({ context }: Snapshot): number | null => context.failedStatus
export const selectGaps = ({ context }: Snapshot): readonly CurbsideGap[] => gapsOf(context)
export const selectSubmittedAt = ({ context }: Snapshot): number | null => submittedAt(context)

/** What the shopper said about the car; `null` where this page does not know. */
export const selectVehicle = ({ context }: Snapshot): string | null =>
  context.interaction?.notes[0]?.content ?? null
