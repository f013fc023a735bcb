import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import frame from '../../../components/page/message.module.css'
import { useSignIn } from '../../../components/page/sign-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import { useOrderDetail } from '../actor/order-detail-context.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'

/** Another page takes over: its shape stands already. A member whose session has ended is asked to sign in again. */
export function Leaving() {
  const hasEnded = useSelector(
    useOrderDetail(),
    (snapshot) => snapshot.matches('sessionEnded') && snapshot.context.isMember,
  )
  const signIn = useSignIn()
  if (!hasEnded) return <DetailSkeleton />
  return (
    <div className={frame.message}>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>You’ve been signed out</Trans>
      </h1>
      <p>
        <Trans>Sign in again and you’ll come back to this page.</Trans>
      </p>
      <div className={frame.actions}>
        <Button onClick={signIn}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    </div>
  )
}
