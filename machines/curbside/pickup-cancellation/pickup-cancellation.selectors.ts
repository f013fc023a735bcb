import type { SnapshotFrom } from 'xstate'
import type { pickupCancellationMachine } from './pickup-cancellation.machine.ts'

type Snapshot = SnapshotFrom<typeof pickupCancellationMachine>

export type PickupCancellationView = 'closed' | 'confirming' | 'cancelling' | 'tooLate' | 'failed'

/** The dialog's view; once it is cancelled the page around it says so. */
export const selectCancelView = ({ value }: Snapshot): PickupCancellationView =>
  value === 'opening' || value === 'cancelled' ? 'closed' : value
