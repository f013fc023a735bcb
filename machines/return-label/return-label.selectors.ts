import type { SnapshotFrom } from 'xstate'
import type { returnLabelMachine } from './return-label.machine.ts'

type Snapshot = SnapshotFrom<typeof returnLabelMachine>

export type LabelView = 'loading' | 'shown' | 'failed'
export type LabelDialogView =
  | 'closed'
  | 'showingCode'
  | 'confirming'
  | 'sending'
  | 'checkingOutcome'
  | 'sent'
  | 'failed'

/** What stands in the label's place on the page. */
export const selectLabelView = (snapshot: Snapshot): LabelView => snapshot.value.label

/** The dialog's view: one per state that the shopper tells apart (RL-03). */
export const selectDialogView = (snapshot: Snapshot): LabelDialogView => {
  if (snapshot.matches({ dialog: { sending: 'checkingOutcome' } })) return 'checkingOutcome'
  if (snapshot.matches({ dialog: 'sending' })) return 'sending'
  if (snapshot.matches({ dialog: 'showingCode' })) return 'showingCode'
  if (snapshot.matches({ dialog: 'confirming' })) return 'confirming'
  if (snapshot.matches({ dialog: 'sent' })) return 'sent'
  return snapshot.matches({ dialog: 'failed' }) ? 'failed' : 'closed'
}

/** Whether the code scans everywhere by now (RL-05). */
export const selectCodeState = (snapshot: Snapshot): 'settling' | 'ready' =>
  snapshot.matches({ code: 'ready' }) ? 'ready' : 'settling'

export const selectLabel = (snapshot: Snapshot) => snapshot.context.label
export const selectDispatchType = (snapshot: Snapshot) => snapshot.context.dispatchType
export const canDismiss = (snapshot: Snapshot): boolean => snapshot.can({ type: 'dialog.dismiss' })
