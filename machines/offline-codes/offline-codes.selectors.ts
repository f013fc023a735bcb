import type { SnapshotFrom } from 'xstate'
import type { offlineCodesMachine } from './offline-codes.machine.ts'

/** Numbers whose codes open without a connection. */
export const selectKeptNumbers = (snapshot: SnapshotFrom<typeof offlineCodesMachine>): readonly string[] =>
  snapshot.context.kept
