import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { useApp } from '../app-context.ts'
import { Message } from './message.tsx'

/** Nobody knows who is looking: the session could not be reached. It is tried again by itself as well. */
export function SignInUnavailable() {
  const { session } = useApp()
  return (
    <Message
      title={<Trans>We can’t reach your account</Trans>}
      actions={
        <Button onClick={() => session.send({ type: 'session.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The connection failed on the way. We keep trying; your orders are safe.</Trans>
    </Message>
  )
}
