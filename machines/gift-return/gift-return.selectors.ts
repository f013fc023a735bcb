import type { SnapshotFrom } from 'xstate'
import {
  type ChoiceFault,
  choiceFaults,
  type GiftLookup,
  lookupFaults,
  type WayFault,
  wayFaults,
} from '../../domain/gift-return/gift-form.ts'
import { viewOf } from '../view-of.ts'
import type { giftReturnMachine } from './gift-return.machine.ts'
import { giftReturnViews } from './gift-return.types.ts'

type Snapshot = SnapshotFrom<typeof giftReturnMachine>

export type GiftReturnView = (typeof giftReturnViews)[number]

export const selectGiftReturnView: (snapshot: Snapshot) => GiftReturnView = viewOf(giftReturnViews, 'lookup')

const lookupOutcomes = ['notFound', 'limited', 'unavailable'] as const
export type LookupOutcome = (typeof lookupOutcomes)[number]

/** What came of the last look-up, where no gift came of it. */
export const selectLookupOutcome = (snapshot: Snapshot): LookupOutcome | null =>
  lookupOutcomes.find((outcome) => snapshot.hasTag(outcome)) ?? null

/** What is said of a step: nothing before it was first refused, live from then on. */
const once = <Fault>({ context }: Snapshot, faults: readonly Fault[]): readonly Fault[] =>
  context.refusals === 0 ? [] : faults

export const selectLookupFaults = (snapshot: Snapshot): readonly (keyof GiftLookup)[] =>
  once(snapshot, lookupFaults(snapshot.context.form))

export const selectChoiceFaults = (snapshot: Snapshot): readonly ChoiceFault[] =>
  once(snapshot, choiceFaults(snapshot.context.choices))

export const selectWayFaults = (snapshot: Snapshot): readonly WayFault[] =>
  once(snapshot, wayFaults(snapshot.context))

export type LabelView = 'loading' | 'ready' | 'missing'

/** How far the label of the return that is shown is. */
export const selectLabelView = (snapshot: Snapshot): LabelView => {
  if (snapshot.matches({ open: { instructions: 'ready' } })) return 'ready'
  return snapshot.matches({ open: { instructions: 'missing' } }) ? 'missing' : 'loading'
}
