import { useSelector } from '@xstate/react'
import {
  canDismiss,
  type ReturnWizardView,
  selectSubmission,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { AttemptDialog, type Face } from '../../../components/attempt/attempt-dialog.tsx'
import { useAttempt } from '../../../components/attempt/use-attempt.ts'
import { useWizard } from '../return-wizard-context.ts'
import { checking } from './checking.tsx'
import { notConfirmed } from './not-confirmed.tsx'
import { notSubmitted } from './not-submitted.tsx'
import { submitting } from './submitting.tsx'
import { success } from './success.tsx'

const faces: Partial<Record<ReturnWizardView, Face>> = { submitting, success, notSubmitted, notConfirmed }

/** One dialog from the press to the outcome, so that focus and place stay while its words change (RS-02, RS-03). */
export function SubmissionDialog({ view }: { readonly view: ReturnWizardView }) {
  const actor = useWizard()
  const attempt = useAttempt(useSelector(actor, selectSubmission))
  const isDismissable = useSelector(actor, canDismiss)
  const isChecking = view === 'submitting' && attempt.view === 'checking'
  const face = isChecking ? checking : faces[view]
  if (!face) return null
  return (
    <AttemptDialog
      view={isChecking ? 'checking' : view}
      face={face}
      marks={attempt.marks}
      onClose={isDismissable ? () => actor.send({ type: 'dialog.dismiss' }) : null}
    />
  )
}
