import { Trans } from '@lingui/react/macro'
import { selectChoiceView } from '../../../machines/notifications/notifications.selectors.ts'
import { Unconfirmed, UnconfirmedTitle } from '../../components/attempt/unconfirmed.tsx'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { useNotifications, useTold } from './notifications-context.ts'

/** What became of the choice. */
export function ChoiceOutcome() {
  const view = useTold(selectChoiceView)
  useErrorTitle(view === 'refused' || view === 'notSaved' || view === 'unconfirmed')
  switch (view) {
    case 'saved':
      return <Saved />
    case 'phoneConfirmed':
      return <PhoneConfirmed />
    case 'refused':
      return (
        <Note tone="bad" live="alert" takesFocus title={<Trans>Your choice wasn’t saved</Trans>}>
          <p>
            <Trans>Something of it isn’t available for this order. This is what’s on.</Trans>
          </p>
        </Note>
      )
    case 'notSaved':
      return <NotSaved />
    case 'unconfirmed':
      return <Unknown />
    default:
      return null
  }
}

function Saved() {
  const isNone = useTold(({ context }) => context.known?.chosen.length === 0)
  return (
    <Note tone="good" live="status" title={<Trans>Saved</Trans>}>
      <p>
        {isNone ? (
          <Trans>We won’t send you updates about this order.</Trans>
        ) : (
          <Trans>We’ll tell you when something happens.</Trans>
        )}
      </p>
    </Note>
  )
}

function PhoneConfirmed() {
  const phone = useTold(({ context }) => context.known?.phones.other ?? '')
  return (
    <Note tone="good" live="status" takesFocus title={<Trans>Number confirmed</Trans>}>
      <p>
        <Trans>
          Save to get texts at <bdi dir="ltr">{phone}</bdi>.
        </Trans>
      </p>
    </Note>
  )
}

function NotSaved() {
  const isTooOften = useTold(({ context }) => context.refusedAs === 'rate_limited')
  return (
    <Note tone="bad" live="alert" title={<Trans>Your choice wasn’t saved</Trans>}>
      <p>
        {isTooOften ? (
          <Trans>You’ve changed this several times. Try again later.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Save it again in a moment.</Trans>
        )}
      </p>
    </Note>
  )
}

function Unknown() {
  const actor = useNotifications()
  return (
    <Note tone="bad" live="alert" title={<UnconfirmedTitle />}>
      <Unconfirmed>
        <Trans>See what’s on now, and change it if it isn’t what you want.</Trans>
      </Unconfirmed>
      <Button tone="quiet" onClick={() => actor.send({ type: 'choice.look' })}>
        <Trans>Check again</Trans>
      </Button>
    </Note>
  )
}
