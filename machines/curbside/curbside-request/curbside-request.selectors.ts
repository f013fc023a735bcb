import type { SnapshotFrom } from 'xstate'
import type { curbsideRequestMachine } from './curbside-request.machine.ts'
import { charactersLeft } from './curbside-request.rules.ts'

type Snapshot = SnapshotFrom<typeof curbsideRequestMachine>

export type CurbsideRequestView = 'describing' | 'submitting' | 'takingLonger' | 'retriable' | 'onlyContact'

/** What the shopper sees; once the request has ended the page around it shows the next thing. */
export const selectRequestView = (snapshot: Snapshot): CurbsideRequestView => {
  if (snapshot.matches({ submitting: 'takingLonger' })) return 'takingLonger'
  if (snapshot.matches('retriable')) return 'retriable'
  if (snapshot.matches('onlyContact')) return 'onlyContact'
  return snapshot.matches('describing') ? 'describing' : 'submitting'
}

export const selectVehicle = ({ context }: Snapshot): string => context.vehicle
export const selectCharactersLeft = ({ context }: Snapshot): number => charactersLeft(context.vehicle)
export const canSubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'request.submit' })
