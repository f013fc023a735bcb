import type { SnapshotFrom } from 'xstate'
import {
  type DetailFault,
  type DetailFaults,
  type DetailName,
  detailNames,
} from '../../domain/bank-refund/bank-details.ts'
import { viewOf } from '../view-of.ts'
import type { bankRefundMachine } from './bank-refund.machine.ts'
import { faultsOf, isForgotten } from './bank-refund.rules.ts'
import { bankRefundViews } from './bank-refund.types.ts'

type Snapshot = SnapshotFrom<typeof bankRefundMachine>

export type BankRefundView = (typeof bankRefundViews)[number]

export const selectBankRefundView: (snapshot: Snapshot) => BankRefundView = viewOf(bankRefundViews, 'form')

/** All is there, and nothing is wrong with it (RF-01). */
export const selectFaults = ({ context }: Snapshot): DetailFaults => faultsOf(context)

/** What is said at a field: what is wrong with what was entered and left. An empty field is not found fault with, only named. */
export const selectShownFault = ({ context }: Snapshot, name: DetailName): DetailFault | null => {
  const fault = faultsOf(context)[name] ?? null
  return fault !== 'missing' && context.left.includes(name) ? fault : null
}

/** Fields with something said at them, in the page's order. */
export const selectFaulty = (snapshot: Snapshot): readonly DetailName[] =>
  detailNames.filter((name) => selectShownFault(snapshot, name) !== null)

/** Why the form cannot be reviewed yet; `null` where it can. `rules`: those of the countries are on their way. */
export type BankRefundGap = 'empty' | 'wrong' | 'rules'

export const selectGap = (snapshot: Snapshot): BankRefundGap | null => {
  const faults = Object.values(selectFaults(snapshot))
  if (faults.includes('missing')) return 'empty'
  if (faults.length > 0) return 'wrong'
  return snapshot.matches({ form: 'loading' }) ? 'rules' : null
}

/** The form of before a reload is lost, so that there is nothing to show of it. */
export const selectIsForgotten = ({ context }: Snapshot): boolean => isForgotten(context)
