import type { SnapshotFrom } from 'xstate'
import type { storePickupMachine } from './store-pickup.machine.ts'

type Snapshot = SnapshotFrom<typeof storePickupMachine>

export type PlaceView = 'loading' | 'shown' | 'failed'
export type ArrivalView = 'unannounced' | 'expected' | 'cancelled'

export const selectPlaceView = ({ value }: Snapshot): PlaceView =>
  value.place === 'opening' ? 'loading' : value.place

export const selectArrivalView = ({ value }: Snapshot): ArrivalView =>
  value.arrival === 'deciding' ? 'unannounced' : value.arrival

export const selectPlace = ({ context }: Snapshot) => context.store
