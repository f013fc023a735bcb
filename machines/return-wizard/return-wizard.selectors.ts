import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { returnSubmissionMachine } from './return-submission/return-submission.machine.ts'
import type { returnWizardMachine } from './return-wizard.machine.ts'
import { currentStep, isStepDone } from './return-wizard.rules.ts'
import type { storeSelectorMachine } from './store-selector/store-selector.machine.ts'

type Snapshot = SnapshotFrom<typeof returnWizardMachine>

/** What the page shows; dialogs lie over the step that was last. */
export type ReturnWizardView =
  | 'skeleton'
  | 'items'
  | 'method'
  | 'store'
  | 'previewing'
  | 'submitting'
  | 'success'
  | 'notSubmitted'
  | 'notConfirmed'
  | 'orderFailed'
  | 'nothingToReturn'
  | 'leaving'

const views: Readonly<Record<string, ReturnWizardView>> = {
  loadingOrder: 'skeleton',
  previewing: 'previewing',
  submitting: 'submitting',
  success: 'success',
  notSubmitted: 'notSubmitted',
  notConfirmed: 'notConfirmed',
  orderFailed: 'orderFailed',
  nothingToReturn: 'nothingToReturn',
}

export const selectWizardView = (snapshot: Snapshot): ReturnWizardView =>
  (snapshot.matches('choosing') ? currentStep(snapshot.context) : null) ??
  Object.entries(views).find(([state]) => snapshot.matches(state as 'submitting'))?.[1] ??
  'leaving'

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
