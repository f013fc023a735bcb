import type { SnapshotFrom } from 'xstate'
import type { DropOffPointNearby } from '../../contract/returns/drop-off-points.ts'
import { viewOf } from '../view-of.ts'
import type { dropOffPointsMachine } from './drop-off-points.machine.ts'
import { type DropOffPointsTag, dropOffPointsViews } from './drop-off-points.types.ts'

type Snapshot = SnapshotFrom<typeof dropOffPointsMachine>

export type DropOffPointsView = DropOffPointsTag | 'closed'

export const selectPointsView: (snapshot: Snapshot) => DropOffPointsView = viewOf(
  dropOffPointsViews,
  'closed',
)

export const arePointsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')

/** Pages that show beneath each other, the nearest points first. */
export const selectPointPages = ({ context }: Snapshot) => context.pages

/** Points of all pages in order, each once. */
export const pointsOf = (pages: ReturnType<typeof selectPointPages>): readonly DropOffPointNearby[] => {
  const all = pages.flatMap(({ objects }) => objects)
  return all.filter(({ point }, index) => all.findIndex((one) => one.point.id === point.id) === index)
}

/** How many there are. */
export const selectPointCount = ({ context }: Snapshot): number =>
  context.pages.at(-1)?.pages.totalResources ?? 0

export const hasMorePoints = ({ context }: Snapshot): boolean =>
  (context.pages.at(-1)?.pages.next ?? null) !== null

/** What the shopper looks for instead of where the parcel starts. */
export const selectSoughtText = ({ context }: Snapshot): string => context.text
