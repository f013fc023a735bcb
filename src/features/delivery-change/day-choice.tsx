import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { usePage } from '../../components/order/use-page.ts'
import { cx } from '../../ui/cx.ts'
import chip from '../../ui/form/chip.module.css'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { DayWords } from './day-words.tsx'
import css from './delivery-change.module.css'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'

/** The days that are offered, all in sight, one tap each (BY-18). */
export function DayChoice() {
  const { actor } = useDeliveryChange()
  const { locale } = usePage()
  const { days, soonest } = useDeliveryState(({ context }) => context.offer)
  const chosen = useDeliveryState(({ context }) => context.choice.day)
  const isGone = useDeliveryState(({ context }) => context.objection === 'dayGone')
  const radio = (day: string | null) => ({
    type: 'radio',
    name: 'delivery-day',
    value: day ?? 'soonest',
    checked: chosen === day,
    onChange: () => actor.send({ type: 'day.choose', day }),
  })
  const expected = soonest === null ? null : formatCalendarDate(soonest, 'heading', locale)
  return (
    <section className={css.section} data-part="delivery-day" aria-labelledby="delivery-day-title">
      <div className={css.head}>
        <h2 id="delivery-day-title" className={text.h2}>
          <Trans>When should it arrive?</Trans>
        </h2>
        <p className={cx(text.small, text.soft)}>
          <Trans>We ship it in time for the day you choose.</Trans>
        </p>
      </div>
      {isGone && (
        <Note tone="wait" live="alert" title={<Trans>That day is no longer available</Trans>}>
          <p>
            <Trans>Choose another day.</Trans>
          </p>
        </Note>
      )}
      <fieldset className={css.days} aria-labelledby="delivery-day-title">
        <label className={cx(chip.chip, css.soonest)}>
          <input {...radio(null)} />
          <span>
            <DayWords day={null} />
            {expected !== null && (
              <span>
                <Trans comment="After “As soon as possible”: {expected} is a day, like “Tuesday, November 24”">
                  (expected by {expected})
                </Trans>
              </span>
            )}
          </span>
        </label>
        {days.map((day) => (
          <label key={day} className={chip.chip}>
            <input {...radio(day)} />
            <span className={css.day}>
              <span>{formatCalendarDate(day, 'weekday', locale)}</span>{' '}
              <strong>{formatCalendarDate(day, 'days', locale)}</strong>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
