import { Trans } from '@lingui/react/macro'
import { useApp } from '../../components/app/app-context.ts'
import { Message } from '../../components/page/message.tsx'
import { Button } from '../../ui/controls/button.tsx'

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
      <Trans>The connection failed. We’ll keep trying; your orders are safe.</Trans>
    </Message>
  )
}
