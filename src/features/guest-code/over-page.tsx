import { Trans } from '@lingui/react/macro'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { FormPage } from './form-page.tsx'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'

/** The code is used up or too old (BY-21). */
export function OverPage() {
  const actor = useGuestCode()
  const isEmail = useCode(({ context }) => context.form.contact === 'email')
  useErrorTitle(true)
  return (
    <FormPage title={<Trans>This code doesn’t work anymore</Trans>}>
      <p className={text.pretty} role="alert">
        <Trans>A code works once, for 10 minutes and for five tries. Get a new one to see your orders.</Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'code.resend' })}>
          <Trans>Send a new code</Trans>
        </Button>
        <Button tone="line" onClick={() => actor.send({ type: 'contact.edit' })}>
          {isEmail ? <Trans>Change email address</Trans> : <Trans>Change phone number</Trans>}
        </Button>
      </div>
    </FormPage>
  )
}
