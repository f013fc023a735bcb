import type { SnapshotFrom } from 'xstate'
import type { trackingMachine } from './tracking.machine.ts'

type Snapshot = SnapshotFrom<typeof trackingMachine>

export type CopyView = 'copied' | 'copyRefused'

/** What the list says about copying, and of which number; `null` while there is nothing to say. */
export const selectCopy = (
  snapshot: Snapshot,
): { readonly view: CopyView; readonly number: string } | null => {
  const { number } = snapshot.context
  if (number === null) return null
  if (snapshot.matches('copied')) return { view: 'copied', number }
  return snapshot.matches('copyRefused') ? { view: 'copyRefused', number } : null
}

/** The view of the whole list, by name. */
export const selectTrackingView = (snapshot: Snapshot): 'list' | CopyView | 'leaving' =>
  snapshot.matches('leaving') ? 'leaving' : (selectCopy(snapshot)?.view ?? 'list')
