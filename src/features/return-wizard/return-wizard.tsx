import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ReturnStep } from '../../../domain/returns/return-steps.ts'
import {
  type ReturnWizardView,
  selectShownStep,
  selectWizardView,
} from '../../../machines/return-wizard/return-wizard.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { ConfirmationStep } from './confirmation/confirmation-step.tsx'
import { GuestQuestion } from './guest-question.tsx'
import { ItemsStep } from './items/items-step.tsx'
import { MethodStep } from './method/method-step.tsx'
import { WizardContext } from './return-wizard-context.ts'
import { SubmissionDialog } from './submission/submission-dialog.tsx'
import { useReturnWizardActor } from './use-return-wizard-actor.ts'
import { NothingToReturn } from './views/nothing-to-return.tsx'
import { OrderFailed } from './views/order-failed.tsx'
import { Preview } from './views/preview.tsx'
import { WizardSkeleton } from './views/wizard-skeleton.tsx'

const steps: Readonly<Record<ReturnStep, ComponentType>> = {
  items: ItemsStep,
  method: MethodStep,
  confirmation: ConfirmationStep,
}

const pages: Partial<Record<ReturnWizardView, ComponentType>> = {
  skeleton: WizardSkeleton,
  leaving: WizardSkeleton,
  orderFailed: OrderFailed,
  nothingToReturn: NothingToReturn,
  previewing: Preview,
}

/** Making a return: the flow's chart, one view per step, and the dialogs that lie over the last one. */
export function ReturnWizard(props: {
  readonly orderNumber: string
  readonly selectedGtin: string | null
  /** The step that the address names. */
  readonly step: ReturnStep
}) {
  const actor = useReturnWizardActor(props)
  const view = useSelector(actor, selectWizardView)
  const step = useSelector(actor, selectShownStep)
  const state = useSelector(actor, (snapshot) => stateName(snapshot.value))
  useFocusOnNext(view === 'previewing' ? view : step)
  const View = pages[view] ?? steps[step]
  return (
    <WizardContext value={actor}>
      <Wrap className={frame.section} data-flow="returnWizard" data-state={state}>
        <View />
      </Wrap>
      <SubmissionDialog view={view} />
      <GuestQuestion />
    </WizardContext>
  )
}
