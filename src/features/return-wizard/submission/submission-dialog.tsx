import { useSelector } from '@xstate/react'
import {
  type ReturnWizardView,
  selectSubmission,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { AttemptDialog, type Face } from '../../../components/attempt/attempt-dialog.tsx'
import { useWizard } from '../return-wizard-context.ts'
import { checking } from './checking.tsx'
import { notConfirmed } from './not-confirmed.tsx'
import { notSubmitted } from './not-submitted.tsx'
import { submitting } from './submitting.tsx'

/** Once it is created, the dialog stays until the instructions are there. */
const faces: Partial<Record<ReturnWizardView, Face>> = {
  submitting,
  created: submitting,
  notSubmitted,
  notConfirmed,
}

/** One dialog from the press to the outcome, so that focus and place stay while its words change (RS-02, RS-03). */
export function SubmissionDialog({ view }: { readonly view: ReturnWizardView }) {
  const actor = useWizard()
  const submission = useSelector(actor, selectSubmission)
  return <AttemptDialog flow={actor} maker={submission} view={view} faces={faces} checking={checking} />
}
