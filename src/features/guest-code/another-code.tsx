import { Trans } from '@lingui/react/macro'
import {
  selectGuestCodeView,
  selectHasResendFailed,
} from '../../../machines/guest-code/guest-code.selectors.ts'
import { NotResentNote } from '../../components/code/code-notes.tsx'
import { PageTextLink } from '../../components/links/links.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'
import { useNextTime } from './use-times.ts'

/** What to do where no code comes: look elsewhere, have another one sent, or say another contact. */
export function AnotherCode() {
  const actor = useGuestCode()
  const view = useCode(selectGuestCodeView)
  const isEmail = useCode(({ context }) => context.form.contact === 'email')
  const hasFailed = useCode(selectHasResendFailed)
  return (
    <section className={css.another} aria-labelledby="no-code">
      <h2 id="no-code" className={text.h3}>
        <Trans>No code?</Trans>
      </h2>
      <p className={cx(text.small, text.pretty)}>
        {isEmail ? (
          <Trans>Check your spam folder, and that the address is the one you ordered with.</Trans>
        ) : (
          <Trans>Check that the number is the one you ordered with.</Trans>
        )}
      </p>
      {hasFailed && <NotResentNote />}
      {view !== 'checking' && (
        <div className={css.actions}>
          {view !== 'unconfirmed' && <Resend />}
          {view !== 'resending' && (
            <Button tone="quiet" onClick={() => actor.send({ type: 'contact.edit' })}>
              {isEmail ? <Trans>Change email address</Trans> : <Trans>Change phone number</Trans>}
            </Button>
          )}
        </div>
      )}
      <PageTextLink
        to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
        params={{ orderNumber: undefined, _splat: undefined }}
        className={text.small}
      >
        <Trans>Find one order by its number instead</Trans>
      </PageTextLink>
    </section>
  )
}

function Resend() {
  const actor = useGuestCode()
  const isSending = useCode((snapshot) => selectGuestCodeView(snapshot) === 'resending')
  const time = useNextTime()
  return (
    <div>
      <Button
        tone="line"
        onClick={() => actor.send({ type: 'code.resend' })}
        {...(isSending
          ? { loading: <Trans>Sending</Trans> }
          : time !== '' && { reason: <Trans>You can get a new code at {time}.</Trans> })}
      >
        <Trans>Send a new code</Trans>
      </Button>
    </div>
  )
}
