import { Trans, useLingui } from '@lingui/react/macro'
import {
  selectGuestCodeView,
  selectIsContactWrong,
} from '../../../machines/guest-code/guest-code.selectors.ts'
import { NotSentNote } from '../../components/code/code-notes.tsx'
import { PageTextLink } from '../../components/links/links.tsx'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { ContactField, contactFieldId } from './contact-field.tsx'
import { FormPage } from './form-page.tsx'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'
import { useRetryTime } from './use-times.ts'

/** Which contact the code goes to (BY-20). */
export function ContactPage() {
  const actor = useGuestCode()
  const canUsePhone = useCode(({ context }) => context.canUsePhone)
  return (
    <FormPage title={<Trans>See your orders with a code</Trans>}>
      <p className={text.pretty}>
        {canUsePhone ? (
          <Trans>
            Enter the email address or phone number you ordered with. We’ll send a code that opens all orders
            you placed with it as a guest.
          </Trans>
        ) : (
          <Trans>
            Enter the email address you ordered with. We’ll send a code that opens all orders you placed with
            it as a guest.
          </Trans>
        )}
      </p>
      <Outcome />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'contact.submit' })
        }}
      >
        <ContactField />
        <div>
          <Submit />
        </div>
      </form>
      <OtherWays />
    </FormPage>
  )
}

/** A code that has come already, and the lookup of one order. */
function OtherWays() {
  const actor = useGuestCode()
  const isSending = useCode((snapshot) => selectGuestCodeView(snapshot) === 'sending')
  return (
    <div className={css.ways}>
      {!isSending && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'contact.hasCode' })}>
          <Trans>I already have a code</Trans>
        </Button>
      )}
      <PageTextLink
        to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
        params={{ orderNumber: undefined, _splat: undefined }}
        className={text.small}
      >
        <Trans>Find one order by its number instead</Trans>
      </PageTextLink>
    </div>
  )
}

/** What is wrong with the contact, or why no code was sent. */
function Outcome() {
  const { t } = useLingui()
  const actor = useGuestCode()
  const view = useCode(selectGuestCodeView)
  const isWrong = useCode(selectIsContactWrong)
  const isEmail = useCode(({ context }) => context.form.contact === 'email')
  const attempt = useCode(({ context }) => context.refusals)
  const time = useRetryTime()
  useErrorTitle(isWrong || view === 'contactLimited' || view === 'notSent')
  return (
    <>
      <div className={css.outcome}>
        <ErrorSummary
          title={<Trans>One thing to check</Trans>}
          errors={
            isWrong ? [{ fieldId: contactFieldId, words: isEmail ? t`Email address` : t`Phone number` }] : []
          }
          attempt={attempt}
        />
      </div>
      {view === 'contactLimited' && (
        <Note tone="bad" live="alert" title={<Trans>Too many codes</Trans>}>
          <p>
            <Trans>
              To keep orders private, we limit how many codes we send. You can try again at {time}.
            </Trans>
          </p>
        </Note>
      )}
      {view === 'notSent' && <NotSentNote onRetry={() => actor.send({ type: 'request.retry' })} />}
    </>
  )
}

function Submit() {
  const view = useCode(selectGuestCodeView)
  const time = useRetryTime()
  return (
    <Button
      wide
      type="submit"
      {...(view === 'sending' && { loading: <Trans>Sending</Trans> })}
      {...(view === 'contactLimited' && { reason: <Trans>You can try again at {time}.</Trans> })}
    >
      <Trans>Send code</Trans>
    </Button>
  )
}
