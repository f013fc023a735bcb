import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import {
  type ReturnWizardView,
  selectAttempt,
  selectSubmission,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { stateName } from '../../../components/app/state-name.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useWizard } from '../return-wizard-context.ts'
import { checking } from './checking.tsx'
import type { Face } from './face.ts'
import { notSubmitted } from './not-submitted.tsx'
import { submitting } from './submitting.tsx'
import { success } from './success.tsx'

const faces: Partial<Record<ReturnWizardView, Face>> = { submitting, success, notSubmitted }

/** One dialog from the press to the outcome, so that focus and place stay while its words change (RS-02, RS-03). */
export function SubmissionDialog({ view }: { readonly view: ReturnWizardView }) {
  const { t } = useLingui()
  const actor = useWizard()
  const attempt = useAttemptState()
  const isDismissable = useSelector(
    actor,
    (snapshot) => snapshot.matches('notSubmitted') && snapshot.can({ type: 'dialog.dismiss' }),
  )
  const isChecking = view === 'submitting' && attempt?.startsWith('checkingOutcome')
  const face = isChecking ? checking : faces[view]
  if (!face) return null
  const { mark, Title, Body, Actions } = face
  return (
    <Dialog
      view={isChecking ? 'checking' : view}
      title={<Title />}
      data-flow="attempt"
      {...(attempt !== undefined && { 'data-state': attempt })}
      {...(mark && { mark })}
      close={
        isDismissable ? { label: t`Close`, onClose: () => actor.send({ type: 'dialog.dismiss' }) } : undefined
      }
      actions={<Actions />}
    >
      <Body />
    </Dialog>
  )
}

/** Where the attempt is; nothing before and after it. */
const useAttemptState = (): string | undefined => {
  const submission = useSelector(useWizard(), selectSubmission)
  const attempt = useSelector(submission, selectAttempt)
  return useSelector(attempt, (snapshot) => (snapshot ? stateName(snapshot.value) : undefined))
}
