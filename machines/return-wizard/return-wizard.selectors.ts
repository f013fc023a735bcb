import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ReturnStep } from '../../domain/returns/return-steps.ts'
import { viewOf } from '../view-of.ts'
import type { returnSubmissionMachine } from './return-submission/return-submission.machine.ts'
import type { returnWizardMachine } from './return-wizard.machine.ts'
import { refusedExchange, type StepGap, stepGaps } from './return-wizard.rules.ts'
import { returnWizardViews } from './return-wizard.types.ts'
import type { storeSelectorMachine } from './store-selector/store-selector.machine.ts'

type Snapshot = SnapshotFrom<typeof returnWizardMachine>

export type ReturnWizardView = (typeof returnWizardViews)[number] | 'leaving'

export const selectWizardView: (snapshot: Snapshot) => ReturnWizardView = viewOf(returnWizardViews, 'leaving')

/** The step that may be seen, behind a dialog as well. */
export const selectShownStep = ({ context }: Snapshot): ReturnStep => context.step

/** What the shown step still lacks, once it was submitted without (RI-06). */
export const selectGaps = ({ context }: Snapshot): readonly StepGap[] =>
  context.refusals === 0 ? refusedExchange(context) : stepGaps(context)

/** How often the shown step was submitted before it was done. */
export const selectRefusals = ({ context }: Snapshot): number =>
  context.refusals + refusedExchange(context).length

/** “Choose Another Store” lies over the stores (RM-06). */
export const isOtherCountryShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ choosing: { method: { stores: 'otherCountry' } } })

export const selectStoreSelector = ({
  children,
}: Snapshot): ActorRefFrom<typeof storeSelectorMachine> | undefined =>
  children.storeSelector as ActorRefFrom<typeof storeSelectorMachine> | undefined

export const selectSubmission = ({
  children,
}: Snapshot): ActorRefFrom<typeof returnSubmissionMachine> | undefined =>
  children.returnSubmission as ActorRefFrom<typeof returnSubmissionMachine> | undefined
