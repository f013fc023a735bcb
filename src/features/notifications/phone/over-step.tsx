import { Trans } from '@lingui/react/macro'
import { useErrorTitle } from '../../../components/page/page-title.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import css from '../notifications.module.css'
import { usePhoneConfirmation } from './phone-context.ts'

/** The code is used up or too old (BY-37). */
export function OverStep() {
  const actor = usePhoneConfirmation()
  useErrorTitle(true)
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        <Trans>This code doesn’t work anymore</Trans>
      </h1>
      <p className={text.pretty} role="alert">
        <Trans>A code works once, for 10 minutes and for five tries. Get a new one to go on.</Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'code.resend' })}>
          <Trans>Send a new code</Trans>
        </Button>
        <Button tone="line" onClick={() => actor.send({ type: 'phone.edit' })}>
          <Trans>Change phone number</Trans>
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'phone.leave' })}>
          <Trans comment="Button: to the step before (direction). Up to 11 characters">Back</Trans>
        </Button>
      </div>
    </>
  )
}
