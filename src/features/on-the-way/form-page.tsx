import { Trans } from '@lingui/react/macro'
import { meetingPlaceOf } from '../../../domain/visits/visit-life.ts'
import { selectOnTheWayView, selectTimeGap } from '../../../machines/on-the-way/on-the-way.selectors.ts'
import { CheckingOutcome } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { MeansChoice } from './means-choice.tsx'
import css from './on-the-way.module.css'
import { type OnTheWayActor, useOnTheWay, useWay } from './on-the-way-context.ts'
import { ReturnsChoice } from './returns-choice.tsx'
import { clockFieldId, minutesFieldId, TimeChoice } from './time-choice.tsx'
import { useStoreTime, WayFrame } from './way-frame.tsx'

/** By what and when the shopper comes, and what is brought back; the same page while the store is being told. */
export function FormPage() {
  const actor = useOnTheWay()
  const isTelling = useWay(selectOnTheWayView) === 'telling'
  const isStopped = useWay(({ context }) => context.refusedAs === 'return_state')
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  return (
    <WayFrame title={<Trans>When are you coming?</Trans>}>
      {isStopped && (
        <Note tone="wait" live="alert" title={<Trans>A return can’t come along anymore</Trans>}>
          <p>
            <Trans>We’ve taken it off the list. Check the rest and tell the store again.</Trans>
          </p>
        </Note>
      )}
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'visit.announce' })
          focusWrongTime(actor)
        }}
      >
        <MeansChoice />
        <TimeChoice />
        <ReturnsChoice />
        <div className={css.section} {...attempt.marks}>
          <MeetingWords />
          <div className={css.actions}>
            <Button type="submit" {...(isTelling && { loading: <Trans>Telling the store</Trans> })}>
              <Trans>Tell the store</Trans>
            </Button>
            {!isTelling && <Keep />}
          </div>
          {isChecking && <CheckingOutcome />}
        </div>
      </form>
    </WayFrame>
  )
}

/** What keeps the store from being told is the time: its field takes the focus, and says why. */
const focusWrongTime = (actor: OnTheWayActor) => {
  const snapshot = actor.getSnapshot()
  if (selectTimeGap(snapshot) === null) return
  const id = snapshot.context.draft.mode === 'clock' ? clockFieldId : minutesFieldId
  document.getElementById(id)?.focus()
}

/** Where they will be met, by what is chosen (BY-43). */
function MeetingWords() {
  const bringsToCar = useWay(({ context }) => context.known?.bringsToCar ?? false)
  const means = useWay(({ context }) => context.draft.means)
  return (
    <p className={text.read} role="status" data-part="meets-at">
      {meetingPlaceOf(means, bringsToCar) === 'CURB' ? (
        <Trans>Stay in your car: we’ll bring your order out to you.</Trans>
      ) : (
        <Trans>Come to the counter: we’ll have your order there.</Trans>
      )}
    </p>
  )
}

/** Leaves what is announced as it is. */
function Keep() {
  const actor = useOnTheWay()
  const expectedAt = useWay(({ context }) => context.known?.visit?.expectedAt ?? null)
  const timeOf = useStoreTime()
  if (expectedAt === null) return null
  const time = timeOf(expectedAt)
  return (
    <Button tone="line" onClick={() => actor.send({ type: 'visit.keep' })}>
      <span>
        <Trans>
          Keep <bdi>{time}</bdi>
        </Trans>
      </span>
    </Button>
  )
}
