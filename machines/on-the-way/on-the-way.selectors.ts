import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { onTheWayMachine } from './on-the-way.machine.ts'
import { expectedAtOf, timeGapOf, zoneOf } from './on-the-way.rules.ts'
import { type OnTheWayView, onTheWayViews, type TimeGap } from './on-the-way.types.ts'

type Snapshot = SnapshotFrom<typeof onTheWayMachine>

export const selectOnTheWayView: (snapshot: Snapshot) => OnTheWayView = viewOf(onTheWayViews, 'skeleton')

/** What became of the question where the device is; `idle` while nobody has asked, or once something was typed instead. */
export type PositionView = 'idle' | 'locating' | 'located' | 'denied' | 'slow' | 'absent' | 'coarse' | 'far'

export const selectPositionView = ({ value }: Snapshot): PositionView => {
  const inner = typeof value === 'object' && 'form' in value ? value.form : 'typing'
  return inner === 'typing' ? 'idle' : (inner as PositionView)
}

/** The store says where it is, so that a way to it can be measured. */
export const selectCanMeasure = ({ context }: Snapshot): boolean => context.known?.store?.gps != null

/** What is wrong with the time, once it was asked for. */
export const selectTimeGap = ({ context }: Snapshot): TimeGap | null => {
  if (!context.isGapShown) return null
  const gap = timeGapOf(context)
  if (gap !== null) return gap
  if (context.refusedAs === 'store_closed') return 'closed'
  return context.refusedAs === 'visit_time' ? 'past' : null
}

/** When the shopper would come by what is typed, epoch milliseconds; `null` where nobody could be expected then. */
export const selectTypedArrival = ({ context }: Snapshot): number | null =>
  timeGapOf(context) === null ? expectedAtOf(context) : null

/** The zone of the store's clocks. */
export const selectZone = ({ context }: Snapshot): string => zoneOf(context)

/** The last question to the store takes the visit back. */
export const selectIsTakingBack = ({ context }: Snapshot): boolean =>
  context.asked !== null && context.asked.visit === null

/** When what is shown was asked for, epoch milliseconds, where no fresh answer came since; else `null`. */
export const selectOutdatedSince = (snapshot: Snapshot): number | null =>
  snapshot.matches({ expected: { news: 'outdated' } }) ? snapshot.context.loadedAt : null
