import { Trans } from '@lingui/react/macro'
import { phoneCodeDigits } from '../../../../contract/notifications/notification.ts'
import {
  selectHasResendFailed,
  selectPhoneConfirmationView,
} from '../../../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import { CodeField } from '../../../components/code/code-field.tsx'
import { NotResentNote, TriedNote } from '../../../components/code/code-notes.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import css from '../notifications.module.css'
import { usePhone, usePhoneConfirmation } from './phone-context.ts'
import { useNextTime, useRetryTime } from './use-phone-times.ts'

/** Takes the code that was texted. */
export function CodeStep() {
  const actor = usePhoneConfirmation()
  const view = usePhone(selectPhoneConfirmationView)
  const sentTo = usePhone(({ context }) => context.sentTo ?? '')
  const value = usePhone(({ context }) => context.code)
  const triesLeft = usePhone(({ context }) => context.triesLeft)
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        <Trans>Enter your code</Trans>
      </h1>
      <p className={text.pretty} role="status">
        <Trans>
          We’ve texted a {phoneCodeDigits}-digit code to <bdi dir="ltr">{sentTo}</bdi>. It works for 10
          minutes.
        </Trans>
      </p>
      <CodeOutcome />
      {view !== 'unconfirmed' && (
        <form
          className={css.main}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'code.submit' })
          }}
        >
          <CodeField
            id="told-code"
            value={value}
            triesLeft={triesLeft}
            isWrong={view === 'wrong'}
            isReadOnly={view === 'checking' || view === 'resending'}
            onChange={(typed) => actor.send({ type: 'code.change', value: typed })}
          />
          <div>
            <Submit />
          </div>
        </form>
      )}
      <OtherWays />
    </>
  )
}

/** What came of a try, or of asking for another code. */
function CodeOutcome() {
  const actor = usePhoneConfirmation()
  const view = usePhone(selectPhoneConfirmationView)
  const triesLeft = usePhone(({ context }) => context.triesLeft)
  const hasFailed = usePhone(selectHasResendFailed)
  const time = useRetryTime()
  return (
    <>
      <TriedNote
        view={view}
        triesLeft={triesLeft}
        time={time}
        onRetry={() => actor.send({ type: 'request.retry' })}
      />
      {view === 'code' && hasFailed && <NotResentNote />}
    </>
  )
}

function Submit() {
  const view = usePhone(selectPhoneConfirmationView)
  const isShort = usePhone(({ context }) => context.code.length < phoneCodeDigits)
  const time = useRetryTime()
  const reason =
    view === 'codeLimited' ? (
      <Trans>You can try again at {time}.</Trans>
    ) : isShort ? (
      <Trans>Still needed: the {phoneCodeDigits} digits of the code.</Trans>
    ) : undefined
  return (
    <Button
      type="submit"
      {...(view === 'checking' ? { loading: <Trans>Checking</Trans> } : reason !== undefined && { reason })}
    >
      <Trans>Confirm number</Trans>
    </Button>
  )
}

/** Another code, another number, or none. */
function OtherWays() {
  const actor = usePhoneConfirmation()
  const view = usePhone(selectPhoneConfirmationView)
  const time = useNextTime()
  if (view === 'checking') return null
  return (
    <div className={css.actions}>
      {view !== 'unconfirmed' && (
        <div>
          <Button
            tone="line"
            onClick={() => actor.send({ type: 'code.resend' })}
            {...(view === 'resending'
              ? { loading: <Trans>Sending</Trans> }
              : time !== '' && { reason: <Trans>You can get a new code at {time}.</Trans> })}
          >
            <Trans>Send a new code</Trans>
          </Button>
        </div>
      )}
      {view !== 'resending' && (
        <>
          <Button tone="quiet" onClick={() => actor.send({ type: 'phone.edit' })}>
            <Trans>Change phone number</Trans>
          </Button>
          <Button tone="quiet" onClick={() => actor.send({ type: 'phone.leave' })}>
            <Trans comment="Button: to the step before (direction). Up to 11 characters">Back</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
