import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { FormPage } from './form-page.tsx'
import css from './guest-code.module.css'
import { useGuestCode } from './guest-code-context.ts'

/** The hour is over (BY-22). */
export function ExpiredPage() {
  const actor = useGuestCode()
  return (
    <FormPage title={<Trans>Your hour is over</Trans>}>
      <p className={text.pretty} role="status">
        <Trans>
          To keep your orders private, we’ve closed them on this device. A new code opens them again.
        </Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'contact.edit' })}>
          <Trans comment="Button: ask for another code, to be scanned for a payment, or to be typed to see guest orders">
            Get a new code
          </Trans>
        </Button>
      </div>
    </FormPage>
  )
}
