import { Trans } from '@lingui/react/macro'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { FormPage } from './form-page.tsx'
import css from './guest-code.module.css'
import { useGuestCode } from './guest-code-context.ts'

/** Nobody knows whether this device has forgotten the guest: says so, for whoever comes next may be somebody else (BY-22). */
export function EndFailedPage() {
  const actor = useGuestCode()
  useErrorTitle(true)
  return (
    <FormPage title={<Trans>Your orders may still be open on this device</Trans>}>
      <p className={text.pretty} role="alert">
        <Trans>
          We couldn’t reach our side to close them. Try again once you’re online. Otherwise they close by
          themselves an hour after you entered the code.
        </Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'guest.end' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </FormPage>
  )
}
