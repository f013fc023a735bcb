import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../../view-of.ts'
import type { curbsideRequestMachine } from './curbside-request.machine.ts'
import { charactersLeft } from './curbside-request.rules.ts'
import { curbsideRequestViews } from './curbside-request.types.ts'

type Snapshot = SnapshotFrom<typeof curbsideRequestMachine>

export type CurbsideRequestView = (typeof curbsideRequestViews)[number]

/** What the shopper sees; once the request has ended the page around it shows the next thing. */
export const selectRequestView: (snapshot: Snapshot) => CurbsideRequestView = viewOf(
  curbsideRequestViews,
  'submitting',
)

export const selectVehicle = ({ context }: Snapshot): string => context.vehicle
export const selectCharactersLeft = ({ context }: Snapshot): number => charactersLeft(context.vehicle)
export const canSubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'request.submit' })
