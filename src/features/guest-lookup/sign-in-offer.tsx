import { Trans } from '@lingui/react/macro'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import css from './guest-lookup.module.css'
import { useGuestLookup } from './guest-lookup-context.ts'

/** Signing in instead, where the country has it with what members gain by it (GL-07). */
export function SignInOffer() {
  const actor = useGuestLookup()
  const { marketplace } = usePlace()
  return (
    <section className={css.offer}>
      <p>
        <Trans>
          <b className={text.strong}>Have an account?</b> Sign in to see every order.
        </Trans>
        <Gap />
        {profileOf(marketplace).guests.saysMembersReturnFree && <Trans>Members return for free.</Trans>}
      </p>
      <Button tone="line" wide onClick={() => actor.send({ type: 'lookup.signIn' })}>
        <Trans>Sign in</Trans>
      </Button>
    </section>
  )
}
