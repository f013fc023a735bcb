import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { itemCancellationMachine } from './item-cancellation.machine.ts'
import { confirmedOf } from './item-cancellation.rules.ts'
import { type ConfirmedPieces, itemCancellationViews } from './item-cancellation.types.ts'

type Snapshot = SnapshotFrom<typeof itemCancellationMachine>

export type ItemCancellationView = (typeof itemCancellationViews)[number]

export const selectItemsView: (snapshot: Snapshot) => ItemCancellationView = viewOf(
  itemCancellationViews,
  'form',
)

export const selectIsNothingChosen = ({ context }: Snapshot): boolean => context.chosen.length === 0

/** What was confirmed, or is about to be. */
const shownOf = ({ context }: Snapshot): ConfirmedPieces => context.confirmed ?? confirmedOf(context)

export const selectPieces = (snapshot: Snapshot): ConfirmedPieces['pieces'] => shownOf(snapshot).pieces

/** Minor units that go back. */
export const selectRefund = (snapshot: Snapshot): ConfirmedPieces['refund'] => shownOf(snapshot).refund

export const selectIsWholeOrder = (snapshot: Snapshot): boolean => shownOf(snapshot).isWholeOrder

/** What was confirmed before a reload is lost, so that there is nothing to show of it. */
export const selectIsForgotten = (snapshot: Snapshot): boolean => shownOf(snapshot).pieces.length === 0
