import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import '../../components/links/history-state.ts'
import { useWizard } from './return-wizard-context.ts'

/** Without its code nothing is asked, and the return goes on. */
const GuestPrompt = lazy<ComponentType<{ readonly order: Order }>>(async () => {
  try {
    return { default: (await import('../login-prompt/guest-prompt.tsx')).GuestPrompt }
  } catch {
    return { default: () => null }
  }
})

/** A guest whom a link has brought here is asked once whether to sign in and return for free (RM-08). */
export function GuestQuestion() {
  const actor = useWizard()
  const order = useSelector(actor, (snapshot) =>
    snapshot.matches('choosing') && snapshot.context.upmId === null ? snapshot.context.order : null,
  )
  const isAdmitted = useRouterState({ select: ({ location }) => location.state.isReturnAdmitted === true })
  if (order === null || isAdmitted) return null
  return (
    <Suspense>
      <GuestPrompt order={order} />
    </Suspense>
  )
}
