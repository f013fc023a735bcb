import { Trans, useLingui } from '@lingui/react/macro'
import {
  selectIsPhoneWrong,
  selectPhoneConfirmationView,
} from '../../../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import { NotSentNote } from '../../../components/code/code-notes.tsx'
import { useErrorTitle } from '../../../components/page/page-title.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import text from '../../../ui/text.module.css'
import css from '../notifications.module.css'
import { usePhone, usePhoneConfirmation } from './phone-context.ts'
import { useRetryTime } from './use-phone-times.ts'

const phoneFieldId = 'told-phone'

/** Which number texts shall go to. */
export function NumberStep() {
  const { t } = useLingui()
  const actor = usePhoneConfirmation()
  const isWrong = usePhone(selectIsPhoneWrong)
  const attempt = usePhone(({ context }) => context.refusals)
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        <Trans>Which number should we text?</Trans>
      </h1>
      <p className={text.pretty}>
        <Trans>We’ll text you a code to make sure it’s yours. Only texts about this order go there.</Trans>
      </p>
      <ErrorSummary
        title={<Trans>One thing to check</Trans>}
        errors={isWrong ? [{ fieldId: phoneFieldId, words: t`Phone number` }] : []}
        attempt={attempt}
      />
      <NumberOutcome />
      <form
        className={css.main}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'phone.submit' })
        }}
      >
        <PhoneField />
        <Actions />
      </form>
    </>
  )
}

function PhoneField() {
  const actor = usePhoneConfirmation()
  const value = usePhone(({ context }) => context.phone)
  const callingCode = usePhone(({ context }) => context.callingCode)
  const view = usePhone(selectPhoneConfirmationView)
  const isWrong = usePhone(selectIsPhoneWrong)
  return (
    <TextField
      id={phoneFieldId}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      label={<Trans>Phone number</Trans>}
      hint={
        callingCode === null ? (
          <Trans>Start with + and the country’s code.</Trans>
        ) : (
          <Trans>
            For a number from abroad, start with + and its country’s code. Yours is{' '}
            <bdi dir="ltr">+{callingCode}</bdi>.
          </Trans>
        )
      }
      value={value}
      readOnly={view === 'sending'}
      aria-required
      error={isWrong ? <Trans>Enter a phone number with all its digits.</Trans> : null}
      onChange={(typed) => actor.send({ type: 'phone.change', value: typed })}
    />
  )
}

/** Why no code was sent. */
function NumberOutcome() {
  const actor = usePhoneConfirmation()
  const view = usePhone(selectPhoneConfirmationView)
  const time = useRetryTime()
  useErrorTitle(['phoneRefused', 'phoneLimited', 'notSent'].includes(view))
  switch (view) {
    case 'phoneRefused':
      return (
        <Note tone="bad" live="alert" title={<Trans>We can’t text this number</Trans>}>
          <p>
            <Trans>Check it digit by digit, or use a cell phone’s number.</Trans>
          </p>
        </Note>
      )
    case 'phoneLimited':
      return (
        <Note tone="bad" live="alert" title={<Trans>Too many codes</Trans>}>
          <p>
            <Trans>You can try again at {time}.</Trans>
          </p>
        </Note>
      )
    case 'notSent':
      return <NotSentNote onRetry={() => actor.send({ type: 'request.retry' })} />
    default:
      return null
  }
}

function Actions() {
  const actor = usePhoneConfirmation()
  const view = usePhone(selectPhoneConfirmationView)
  const time = useRetryTime()
  return (
    <div className={css.actions}>
      <div>
        <Button
          type="submit"
          {...(view === 'sending' && { loading: <Trans>Sending</Trans> })}
          {...(view === 'phoneLimited' && { reason: <Trans>You can try again at {time}.</Trans> })}
        >
          <Trans>Send code</Trans>
        </Button>
      </div>
      {view !== 'sending' && (
        <Button tone="line" onClick={() => actor.send({ type: 'phone.leave' })}>
          <Trans comment="Button: to the step before (direction). Up to 11 characters">Back</Trans>
        </Button>
      )}
    </div>
  )
}
