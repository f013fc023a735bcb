import { Plural, Trans } from '@lingui/react/macro'
import { guestCodeDigits } from '../../../contract/session/guest-code.ts'
import { selectContact, selectGuestCodeView } from '../../../machines/guest-code/guest-code.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { AnotherCode } from './another-code.tsx'
import { CodeField } from './code-field.tsx'
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
          <CodeField />
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
  const view = useCode(selectGuestCodeView)
  const triesLeft = useCode(({ context }) => context.triesLeft ?? 0)
  const time = useRetryTime()
  useErrorTitle(view === 'wrong' || view === 'codeLimited' || view === 'unconfirmed')
  switch (view) {
    case 'wrong':
      return (
        <Note tone="bad" live="alert" title={<Trans>That code isn’t right</Trans>}>
          <p>
            <Plural value={triesLeft} one="You have # try left." other="You have # tries left." />
          </p>
        </Note>
      )
    case 'codeLimited':
      return (
        <Note tone="bad" live="alert" title={<Trans>Too many attempts</Trans>}>
          <p>
            <Trans>You can try again at {time}.</Trans>
          </p>
        </Note>
      )
    case 'unconfirmed':
      return (
        <Note tone="bad" live="alert" title={<Trans>We couldn’t check your code</Trans>}>
          <p>
            <Trans>
              We lost the connection, or something went wrong on our side. Trying again doesn’t use up a try.
            </Trans>
          </p>
          <Button tone="quiet" onClick={() => actor.send({ type: 'request.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )
    default:
      return null
  }
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
