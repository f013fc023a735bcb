import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import {
  canDismiss,
  type ReturnWizardView,
  selectSubmission,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { useAttempt } from '../../../components/attempt/use-attempt.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useWizard } from '../return-wizard-context.ts'
import { checking } from './checking.tsx'
import type { Face } from './face.ts'
import { notConfirmed } from './not-confirmed.tsx'
import { notSubmitted } from './not-submitted.tsx'
import { submitting } from './submitting.tsx'
import { success } from './success.tsx'

const faces: Partial<Record<ReturnWizardView, Face>> = { submitting, success, notSubmitted, notConfirmed }

/** One dialog from the press to the outcome, so that focus and place stay while its words change (RS-02, RS-03). */
export function SubmissionDialog({ view }: { readonly view: ReturnWizardView }) {
  const { t } = useLingui()
  const actor = useWizard()
  const attempt = useAttempt(useSelector(actor, selectSubmission))
  const isDismissable = useSelector(actor, canDismiss)
  const isChecking = view === 'submitting' && attempt.view === 'checking'
  const face = isChecking ? checking : faces[view]
  if (!face) return null
  const { mark, Title, Body, Actions } = face
  return (
    <Dialog
      view={isChecking ? 'checking' : view}
      title={<Title />}
      {...attempt.marks}
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
