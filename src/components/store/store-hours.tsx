import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { addDays, dayOfWeek } from '../../../domain/format/calendar-dates.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { storeDate, storeSpecialDays, storeWeek } from '../../../domain/pickup/store-hours.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import { usePlace } from '../app/app-context.ts'
import { HoursWords } from './hours-words.tsx'
import css from './store-place.module.css'
import { useOpeningNow } from './use-opening-now.ts'

/** A Monday: weekdays are named by the days after it. */
const monday = '2024-01-01'

/** Usual hours by weekday, and the special days of the next weeks (ST-01); says so where nothing is known of them. */
export function StoreHours(props: {
  readonly store: Store
  /** A title stands above it already. */
  readonly isTitled?: boolean
}) {
  const { store, isTitled = false } = props
  const at = useOpeningNow(store)
  const { tag } = usePlace()
  const today = storeDate(store, at)
  const week = storeWeek(store)
  const special = storeSpecialDays(store, at)
  const todaysDay = today === null ? null : dayOfWeek(today)
  const isSpecialToday = special.some(({ date }) => date === today)
  const weekdayName = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  if (week === null) {
    return (
      <div data-part="week">
        {!isTitled && (
          <h3 className={text.h3}>
            <Trans comment="Heading of the times at which a store is open">Hours</Trans>
          </h3>
        )}
        <p className={text.soft}>
          <Trans>We don’t have this store’s hours. Call the store before you go.</Trans>
        </p>
      </div>
    )
  }
  return (
    <>
      <table className={css.hours} data-part="week">
        <caption>
          {isTitled ? (
            <VisuallyHidden>
              <Trans comment="Heading of the times at which a store is open">Hours</Trans>
            </VisuallyHidden>
          ) : (
            <Trans comment="Heading of the times at which a store is open">Hours</Trans>
          )}
        </caption>
        <tbody>
          {week.map(({ weekday, text: ownName, hours }, index) => (
            <Day
              key={weekday}
              name={ownName ?? weekdayName.format(Date.parse(addDays(monday, index)))}
              isToday={index === todaysDay && !isSpecialToday}
            >
              <HoursWords hours={hours} />
            </Day>
          ))}
        </tbody>
      </table>
      {special.length > 0 && (
        <table className={css.hours} data-part="special-days">
          <caption>
            <Trans>Holiday hours</Trans>
          </caption>
          <tbody>
            {special.map(({ date, hours }) => (
              <Day
                key={date}
                name={formatDate(`${date}T12:00:00Z`, 'heading', { locale: tag, timeZone: 'UTC' })}
                isToday={date === today}
              >
                <HoursWords hours={hours} />
              </Day>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Day(props: {
  readonly name: string
  readonly isToday: boolean
  readonly children: React.ReactNode
}) {
  return (
    <tr className={props.isToday ? css.today : undefined} aria-current={props.isToday ? 'date' : undefined}>
      <th scope="row">{props.name}</th>
      <td>{props.children}</td>
    </tr>
  )
}
