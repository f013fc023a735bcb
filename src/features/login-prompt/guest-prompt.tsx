import { useSelector } from '@xstate/react'
import type { Order } from '../../../contract/orders/order.ts'
import { selectPromptView } from '../../../machines/login-prompt/login-prompt.selectors.ts'
import layout from '../../ui/layout/flow.module.css'
import { LoginPromptDialog } from './login-prompt-dialog.tsx'
import { useLoginPromptActor } from './use-login-prompt-actor.ts'

/** Asks a guest who came to a return by a link of its own what its button would have asked (RM-08). */
export function GuestPrompt({ order }: { readonly order: Order }) {
  const actor = useLoginPromptActor(order, { startsAtOnce: true })
  const view = useSelector(actor, selectPromptView)
  return (
    <div className={layout.flow} data-flow="loginPrompt" data-state={view}>
      {view === 'asking' && <LoginPromptDialog actor={actor} />}
    </div>
  )
}
