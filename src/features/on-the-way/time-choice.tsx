import { Plural, Trans } from '@lingui/react/macro'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { maxMinutesAhead } from '../../../domain/visits/arrival-time.ts'
import {
  selectCanMeasure,
  selectTimeGap,
  selectTypedArrival,
} from '../../../machines/on-the-way/on-the-way.selectors.ts'
import type { TimeGap } from '../../../machines/on-the-way/on-the-way.types.ts'
import chip from '../../ui/form/chip.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'
import { Position } from './position.tsx'
import { useStoreTime } from './way-frame.tsx'

export const minutesFieldId = 'visit-minutes'
export const clockFieldId = 'visit-clock'

/** One tap each; anything else is typed. */
const usualMinutes = [10, 15, 20, 30, 45] as const

/** When the shopper comes: a tap, minutes, a time on the store's clocks, or what the device works out (BY-44, BY-45). */
export function TimeChoice() {
  const actor = useOnTheWay()
  const { mode, minutes, clock } = useWay(({ context }) => context.draft)
  const gap = useWay(selectTimeGap)
  const canMeasure = useWay(selectCanMeasure)
  const error = gap && <GapWords gap={gap} />
  const type = (value: string) => actor.send({ type: 'minutes.type', value })
  return (
    <section className={css.section} data-part="time">
      <h2 id="time-title" className={text.h2}>
        <Trans>When will you be there?</Trans>
      </h2>
      <fieldset className={css.chips} aria-labelledby="time-title">
        {usualMinutes.map((usual) => (
          <label key={usual} className={chip.chip}>
            <input
              type="radio"
              name="usual-minutes"
              value={usual}
              checked={mode === 'minutes' && minutes === String(usual)}
              onChange={() => type(String(usual))}
            />
            <Plural value={usual} one="In # minute" other="In # minutes" />
          </label>
        ))}
      </fieldset>
      <div className={css.fields}>
        <TextField
          id={minutesFieldId}
          label={<Trans>Minutes from now</Trans>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={mode === 'minutes' ? minutes : ''}
          error={mode === 'minutes' ? error : null}
          onChange={type}
        />
        <TextField
          id={clockFieldId}
          type="time"
          label={<Trans>Or a time at the store</Trans>}
          value={mode === 'clock' ? clock : ''}
          error={mode === 'clock' ? error : null}
          onChange={(value) => actor.send({ type: 'clock.type', value })}
        />
      </div>
      <p className={text.strong} role="status" data-part="arrival">
        <TypedArrival />
      </p>
      {/* Whoever presses Enter in the field has the focus there already, and the host's word comes later: neither is read with it. */}
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      {canMeasure && <Position />}
    </section>
  )
}

/** What was typed, as the store's clocks will show it. */
function TypedArrival() {
  const arrival = useWay(selectTypedArrival)
  const timeOf = useStoreTime()
  if (arrival === null) return null
  const time = timeOf(arrival)
  return (
    <Trans>
      The store will expect you at <bdi>{time}</bdi>.
    </Trans>
  )
}

function GapWords({ gap }: { readonly gap: TimeGap }) {
  const store = useWay(({ context }) => context.known?.store ?? null)
  const name = store ? storeName(store) : ''
  const hours = maxMinutesAhead / 60
  switch (gap) {
    case 'missing':
      return <Trans>Enter minutes or a time.</Trans>
    case 'unreadable':
      return <Trans>Enter whole minutes, such as 25.</Trans>
    case 'past':
      return <Trans>This time has passed. Enter a later one.</Trans>
    case 'tooFar':
      return (
        <Plural
          value={hours}
          one="The store can expect you up to # hour ahead. Enter an earlier time."
          other="The store can expect you up to # hours ahead. Enter an earlier time."
        />
      )
    case 'closed':
      return (
        <Trans>
          <bdi>{name}</bdi> is closed then. Check its hours and enter another time.
        </Trans>
      )
  }
}
