import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { arrivalWatchMachine } from './arrival-watch/arrival-watch.machine.ts'
import type { curbsideMachine } from './curbside.machine.ts'
import { gapsOf } from './curbside.rules.ts'
import { type CurbsideGap, curbsideViews } from './curbside.types.ts'
import type { curbsideRequestMachine } from './curbside-request/curbside-request.machine.ts'

type Snapshot = SnapshotFrom<typeof curbsideMachine>

/** One view per state that the shopper tells apart; the status within the wait is the watch's. */
export type CurbsideView = (typeof curbsideViews)[number]

export const selectCurbsideView: (snapshot: Snapshot) => CurbsideView = viewOf(curbsideViews, 'loading')

/** Whether one more try is worth offering (CU-07). */
export const canReload = (snapshot: Snapshot): boolean => snapshot.can({ type: 'store.reload' })

export const selectStore = ({ context }: Snapshot) => context.store
export const selectFailedStatus = ({ context }: Snapshot): number | null => context.failedStatus
export const selectGaps = ({ context }: Snapshot): readonly CurbsideGap[] => gapsOf(context)

export const selectRequest = ({
  children,
}: Snapshot): ActorRefFrom<typeof curbsideRequestMachine> | undefined =>
  children.curbsideRequest as ActorRefFrom<typeof curbsideRequestMachine> | undefined

export const selectWatch = ({ children }: Snapshot): ActorRefFrom<typeof arrivalWatchMachine> | undefined =>
  children.arrivalWatch as ActorRefFrom<typeof arrivalWatchMachine> | undefined
