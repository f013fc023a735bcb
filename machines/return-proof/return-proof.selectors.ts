import type { SnapshotFrom } from 'xstate'
import type { ReceiptNumberFault } from '../../domain/papers/receipt-number.ts'
import { viewOf } from '../view-of.ts'
import type { returnProofMachine } from './return-proof.machine.ts'
import { numberFault } from './return-proof.rules.ts'
import { type ReturnProofView, returnProofViews } from './return-proof.types.ts'

type Snapshot = SnapshotFrom<typeof returnProofMachine>

export const selectReturnProofView: (snapshot: Snapshot) => ReturnProofView = viewOf(
  returnProofViews,
  'skeleton',
)

/** What is found fault with, once it was to be sent. */
export const selectShownFault = ({ context }: Snapshot): ReceiptNumberFault | null =>
  context.faults === 0 ? null : numberFault(context)
