import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { returnLabelMachine } from './return-label.machine.ts'
import { labelDialogViews } from './return-label.types.ts'

type Snapshot = SnapshotFrom<typeof returnLabelMachine>

export type LabelView = 'loading' | 'shown' | 'failed'
export type LabelDialogView = (typeof labelDialogViews)[number] | 'closed'

/** What stands in the label's place on the page. */
export const selectLabelView = (snapshot: Snapshot): LabelView => snapshot.value.label

/** The dialog's view: one per state that the shopper tells apart (RL-03). */
export const selectDialogView: (snapshot: Snapshot) => LabelDialogView = viewOf(labelDialogViews, 'closed')

/** Whether the code scans everywhere by now (RL-05). */
export const selectCodeState = (snapshot: Snapshot): 'settling' | 'ready' => snapshot.value.code

export const selectLabel = (snapshot: Snapshot) => snapshot.context.label
export const selectDispatchType = (snapshot: Snapshot) => snapshot.context.dispatchType
