import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../../view-of.ts'
import type { pickupCancellationMachine } from './pickup-cancellation.machine.ts'
import { pickupCancellationViews } from './pickup-cancellation.types.ts'

export type PickupCancellationView = (typeof pickupCancellationViews)[number] | 'closed'

/** The dialog's view. */
export const selectCancelView: (
  snapshot: SnapshotFrom<typeof pickupCancellationMachine>,
) => PickupCancellationView = viewOf(pickupCancellationViews, 'closed')
