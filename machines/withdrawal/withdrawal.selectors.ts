import type { SnapshotFrom } from 'xstate'
import {
  type StatementFault,
  type StatementField,
  statementFields,
} from '../../domain/withdrawal/statement.ts'
import { viewOf } from '../view-of.ts'
import type { withdrawalMachine } from './withdrawal.machine.ts'
import { faultsOf, openLines } from './withdrawal.rules.ts'
import { withdrawalViews } from './withdrawal.types.ts'

type Snapshot = SnapshotFrom<typeof withdrawalMachine>

export type WithdrawalView = (typeof withdrawalViews)[number]

export const selectWithdrawalView: (snapshot: Snapshot) => WithdrawalView = viewOf(withdrawalViews, 'none')

/** What is said at a field: nothing before the form was first refused, live from then on. */
export const selectShownFault = ({ context }: Snapshot, field: StatementField): StatementFault | null =>
  context.refusals === 0 ? null : (faultsOf(context)[field] ?? null)

/** Fields with something said at them, in the form's order. */
export const selectFaulty = (snapshot: Snapshot): readonly StatementField[] =>
  statementFields.filter((field) => selectShownFault(snapshot, field) !== null)

/** Everything that can be withdrawn from is. */
export const selectIsWhole = ({ context: { statement, standing } }: Snapshot): boolean =>
  openLines(standing).every((id) => statement.lines.includes(id))

/** The statement of before a reload is lost, so that there is nothing to show of it. */
export const selectIsLookup = ({ context }: Snapshot): boolean => context.pendingKey !== null

export type DocumentsView = 'loading' | 'ready' | 'missing'

/** How far the acknowledgements are. */
export const selectDocumentsView = (snapshot: Snapshot): DocumentsView => {
  const isIn = (state: DocumentsView) =>
    snapshot.matches({ acknowledged: state }) || snapshot.matches({ withdrawn: state })
  if (isIn('ready')) return 'ready'
  return isIn('missing') ? 'missing' : 'loading'
}
