import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { returnSubmissionMachine } from './return-submission/return-submission.machine.ts'
import type { returnWizardMachine } from './return-wizard.machine.ts'
import { currentStep, isStepDone } from './return-wizard.rules.ts'
import { returnWizardViews } from './return-wizard.types.ts'
import type { storeSelectorMachine } from './store-selector/store-selector.machine.ts'

type Snapshot = SnapshotFrom<typeof returnWizardMachine>

export type ReturnWizardView = (typeof returnWizardViews)[number] | 'leaving'

export const selectWizardView: (snapshot: Snapshot) => ReturnWizardView = viewOf(returnWizardViews, 'leaving')

/** The step that may be seen, behind a dialog the last one. */
export const selectShownStep = ({ context }: Snapshot) =>
  currentStep(context) ??
  currentStep({ ...context, draft: { ...context.draft, position: context.draft.position - 1 } })

export const selectIsStepDone = ({ context }: Snapshot): boolean => isStepDone(context)

/** “Choose Another Store” lies over the stores (RM-06). */
export const isOtherCountryShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ choosing: { store: 'otherCountry' } })

/** It leads on by itself in three seconds. */
export const isCounting = (snapshot: Snapshot): boolean => snapshot.matches({ success: 'counting' })

export const selectStoreSelector = ({
  children,
}: Snapshot): ActorRefFrom<typeof storeSelectorMachine> | undefined =>
  children.storeSelector as ActorRefFrom<typeof storeSelectorMachine> | undefined

export const selectSubmission = ({
  children,
}: Snapshot): ActorRefFrom<typeof returnSubmissionMachine> | undefined =>
  children.returnSubmission as ActorRefFrom<typeof returnSubmissionMachine> | undefined
