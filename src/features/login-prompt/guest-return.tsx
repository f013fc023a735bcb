import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { selectPromptView } from '../../../machines/login-prompt/login-prompt.selectors.ts'
import { Button, type ButtonTone } from '../../ui/controls/button.tsx'
import layout from '../../ui/layout/flow.module.css'
import { LoginPromptDialog } from './login-prompt-dialog.tsx'
import { useLoginPromptActor } from './use-login-prompt-actor.ts'

/** Starts a guest's return, after offering sign-in where the order's contacts are a member's (RM-08). */
export function GuestReturn(props: {
  readonly order: Order
  readonly tone: ButtonTone
  readonly children: ReactNode
}) {
  const actor = useLoginPromptActor(props.order, { startsAtOnce: false })
  const view = useSelector(actor, selectPromptView)
  return (
    <div className={layout.flow} data-flow="loginPrompt" data-state={view}>
      <Button
        tone={props.tone}
        data-action="return"
        onClick={() => actor.send({ type: 'return.start' })}
        {...(view === 'checking' && {
          loading: <Trans comment="On a button while the page for a return is being opened">Opening</Trans>,
        })}
      >
        {props.children}
      </Button>
      {view === 'asking' && <LoginPromptDialog actor={actor} />}
    </div>
  )
}
