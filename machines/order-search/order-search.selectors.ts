import type { SnapshotFrom } from 'xstate'
import type { orderSearchMachine } from './order-search.machine.ts'

type Snapshot = SnapshotFrom<typeof orderSearchMachine>

/** Whether words are typed that are not looked for yet. */
export const selectSearchView = (snapshot: Snapshot): 'typing' | 'resting' =>
  snapshot.matches('typing') ? 'typing' : 'resting'

export const selectWords = (snapshot: Snapshot) => snapshot.context.words
export const selectChoices = (snapshot: Snapshot) => snapshot.context.choices
