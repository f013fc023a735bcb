import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { returnCancellationMachine } from './return-cancellation.machine.ts'
import { returnCancellationViews } from './return-cancellation.types.ts'

type Snapshot = SnapshotFrom<typeof returnCancellationMachine>

export type ReturnCancellationView = (typeof returnCancellationViews)[number]

export const selectReturnCancellationView: (snapshot: Snapshot) => ReturnCancellationView = viewOf(
  returnCancellationViews,
  'confirming',
)
