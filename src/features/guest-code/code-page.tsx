import { Trans } from '@lingui/react/macro'
import { guestCodeDigits } from '../../../contract/session/guest-code.ts'
import { selectContact, selectGuestCodeView } from '../../../machines/guest-code/guest-code.selectors.ts'
import { TriedNote } from '../../components/code/code-notes.tsx'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { AnotherCode } from './another-code.tsx'
import { GuestCodeField } from './code-field.tsx'
import { FormPage } from './form-page.tsx'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'
import { useRetryTime } from './use-times.ts'

/** Takes the code, and says alike for every contact where it went (BY-20, BY-24). */
export function CodePage() {
  const actor = useGuestCode()
  const isUnconfirmed = useCode((snapshot) => selectGuestCodeView(snapshot) === 'unconfirmed')
  return (
    <FormPage title={<Trans>Enter your code</Trans>}>
      <Sent />
      <Outcome />
      {!isUnconfirmed && (
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'code.submit' })
          }}
        >
          <GuestCodeField />
          <div>
            <Submit />
          </div>
        </form>
      )}
      <AnotherCode />
    </FormPage>
  )
}

function Sent() {
  const contact = useCode(selectContact)
  const isEmail = useCode(({ context }) => context.form.contact === 'email')
  const wasAsked = useCode(({ context }) => context.nextAt !== null)
  const to = (
    <bdi className={text.strong} dir="ltr">
      {contact}
    </bdi>
  )
  if (!wasAsked) {
    return (
      <p className={text.pretty}>
        <Trans>
          Enter the {guestCodeDigits} digits of the newest code that we sent to {to}. A code works for 10
          minutes.
        </Trans>
      </p>
    )
  }
  return (
    <p className={text.pretty} role="status">
      {isEmail ? (
        <Trans>
          If guest orders were placed with {to}, we’ve sent a {guestCodeDigits}-digit code there. It works for
          10 minutes.
        </Trans>
      ) : (
        <Trans>
          If guest orders were placed with {to}, we’ve texted a {guestCodeDigits}-digit code there. It works
          for 10 minutes.
        </Trans>
      )}
    </p>
  )
}

/** What came of a try. */
function Outcome() {
  const actor = useGuestCode()
  return (
    <TriedNote
      view={useCode(selectGuestCodeView)}
      triesLeft={useCode(({ context }) => context.triesLeft)}
      time={useRetryTime()}
      onRetry={() => actor.send({ type: 'request.retry' })}
    />
  )
}

function Submit() {
  const view = useCode(selectGuestCodeView)
  const isShort = useCode(({ context }) => context.code.length < guestCodeDigits)
  const time = useRetryTime()
  if (view === 'checking') {
    return (
      <Button wide type="submit" loading={<Trans>Checking</Trans>}>
        <Trans>Show my orders</Trans>
      </Button>
    )
  }
  const reason =
    view === 'codeLimited' ? (
      <Trans>You can try again at {time}.</Trans>
    ) : isShort ? (
      <Trans>Still needed: the {guestCodeDigits} digits of the code.</Trans>
    ) : undefined
  return (
    <Button wide type="submit" {...(reason !== undefined && { reason })}>
      <Trans>Show my orders</Trans>
    </Button>
  )
}
