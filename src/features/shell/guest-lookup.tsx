import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { useMember } from '../app-context.ts'
import { NotYet } from './not-yet.tsx'
import { useSignIn } from './sign-in.ts'

/** The guest lookup until its screen is there: members can sign in here. */
export function GuestLookup() {
  const signIn = useSignIn('orders')
  const member = useMember()
  return (
    <NotYet title={<Trans>Find your order</Trans>}>
      {member === null && (
        <Button onClick={signIn}>
          <Trans>Sign in</Trans>
        </Button>
      )}
    </NotYet>
  )
}
