import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CurbsideProgress } from '../../../domain/pickup/pickup-life.ts'
import type { pickupCancellationMachine } from '../pickup-cancellation/pickup-cancellation.machine.ts'
import type { arrivalWatchMachine } from './arrival-watch.machine.ts'
import { progressOf, statusNow, submittedAt } from './arrival-watch.rules.ts'

type Snapshot = SnapshotFrom<typeof arrivalWatchMachine>

export type ArrivalView = 'submitted' | 'claimed' | 'lost'

export const selectArrivalView = (snapshot: Snapshot): ArrivalView => {
  if (snapshot.hasTag('lost')) return 'lost'
  return statusNow(snapshot.context) === 'CLAIMED' ? 'claimed' : 'submitted'
}

export const isOverdue = (snapshot: Snapshot): boolean => snapshot.hasTag('overdue')

/** Whether one more try is worth offering (CU-07). */
export const canAskAgain = (snapshot: Snapshot): boolean => snapshot.can({ type: 'status.retry' })

/** In per cent (CU-02, CU-03). */
export const selectArrivalProgress = ({ context }: Snapshot): CurbsideProgress =>
  progressOf(statusNow(context))

export const selectSubmittedAt = ({ context }: Snapshot): number | null => submittedAt(context)

/** What the shopper said about the car; `null` where this page does not know. */
export const selectVehicle = ({ context }: Snapshot): string | null =>
  context.interaction?.notes[0]?.content ?? null

export const selectCancellation = ({
  children,
}: Snapshot): ActorRefFrom<typeof pickupCancellationMachine> | undefined =>
  children.pickupCancellation as ActorRefFrom<typeof pickupCancellationMachine> | undefined
