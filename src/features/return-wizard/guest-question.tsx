import { useSelector } from '@xstate/react'
import { useHistoryState } from '../../components/links/history-state.ts'
import { GuestPrompt } from '../login-prompt/guest-prompt.tsx'
import { useWizard } from './return-wizard-context.ts'

/** A guest whom a link has brought here is asked once whether to sign in and return for free (RM-08). */
export function GuestQuestion() {
  const actor = useWizard()
  const order = useSelector(actor, (snapshot) =>
    snapshot.matches('choosing') && snapshot.context.upmId === null ? snapshot.context.order : null,
  )
  const isAdmitted = useHistoryState((state) => state.isReturnAdmitted === true, true)
  if (order === null || isAdmitted) return null
  return <GuestPrompt order={order} />
}
