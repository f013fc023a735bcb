import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { trackingMachine } from './tracking.machine.ts'
import { copyViews } from './tracking.types.ts'

type Snapshot = SnapshotFrom<typeof trackingMachine>

export type CopyView = (typeof copyViews)[number]

const copyView = viewOf(copyViews, null)

/** What the list says about copying, and of which number; `null` while there is nothing to say. */
export const selectCopy = (
  snapshot: Snapshot,
): { readonly view: CopyView; readonly number: string } | null => {
  const { number } = snapshot.context
  const view = copyView(snapshot)
  return number === null || view === null ? null : { view, number }
}

/** The view of the whole list, by name. */
export const selectTrackingView: (snapshot: Snapshot) => 'list' | CopyView | 'leaving' = viewOf(
  [...copyViews, 'leaving'],
  'list',
)
