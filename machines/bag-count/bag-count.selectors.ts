import type { SnapshotFrom } from 'xstate'
import type { bagCountMachine } from './bag-count.machine.ts'

/** Pieces in the bag, or `null` where nobody knows. */
export const selectPieces = (snapshot: SnapshotFrom<typeof bagCountMachine>): number | null =>
  snapshot.context.pieces
