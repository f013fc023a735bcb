import { Trans } from '@lingui/react/macro'
import { selectChoiceView } from '../../../machines/notifications/notifications.selectors.ts'
import { CheckingOutcome } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { ChoiceOutcome } from './choice-outcome.tsx'
import { EmailChoice } from './email-choice.tsx'
import { EventList } from './event-list.tsx'
import css from './notifications.module.css'
import { useNotifications, useTold } from './notifications-context.ts'
import { PushChoice } from './push-choice.tsx'
import { TextChoice } from './text-choice.tsx'

/** The ways that a shopper is told, each with where it goes and when (BY-36, BY-39). */
export function ChoicePage() {
  const actor = useNotifications()
  const offered = useTold(({ context }) => context.known?.offered ?? [])
  const attempt = useAttempt(actor)
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        <Trans>Order updates</Trans>
      </h1>
      <div className={css.page}>
        <form
          className={css.main}
          {...attempt.marks}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'choice.save' })
          }}
        >
          <fieldset className={css.ways} aria-labelledby="ways-title">
            <h2 id="ways-title" className={text.h3}>
              <Trans>How should we tell you?</Trans>
            </h2>
            {offered.includes('email') && <EmailChoice />}
            {offered.includes('text') && <TextChoice />}
            {offered.includes('push') && <PushChoice />}
          </fieldset>
          <ChoiceOutcome />
          <div>
            <Save />
          </div>
          {attempt.view === 'checking' && <CheckingOutcome />}
        </form>
        <EventList />
      </div>
    </>
  )
}

function Save() {
  const view = useTold(selectChoiceView)
  const loading =
    view === 'saving' ? (
      <Trans>Saving</Trans>
    ) : view === 'subscribing' ? (
      <Trans>Waiting for your browser</Trans>
    ) : null
  if (view === 'unconfirmed') return null
  return (
    <Button type="submit" {...(loading && { loading })}>
      <Trans>Save</Trans>
    </Button>
  )
}
