import { Trans } from '@lingui/react/macro'
import { PageTextLink } from '../../components/links/links.tsx'
import { useSignIn } from '../../components/page/sign-in.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import css from './order-history.module.css'

/** Not signed in any more: sign in and come back here, or look one order up as a guest. */
export function SessionEnded() {
  const signIn = useSignIn()
  return (
    <div className={css.nothing}>
      <h2 className={text.h1}>
        <Trans>You’ve been signed out</Trans>
      </h2>
      <p>
        <Trans>Sign in again and you’ll come back to this page.</Trans>
      </p>
      <Button onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
      <PageTextLink to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$">
        <Trans>Find one order without signing in</Trans>
      </PageTextLink>
    </div>
  )
}
