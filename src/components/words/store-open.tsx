import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '../../../domain/format/calendar-dates.ts'
import { formatDate, formatTime } from '../../../domain/format/dates.ts'
import { hasKnownHours } from '../../../domain/pickup/store-days.ts'
import {
  type HoursStore,
  type StoreTime,
  storeDate,
  storeOpeningAt,
} from '../../../domain/pickup/store-hours.ts'
import { Status } from '../../ui/marks/status.tsx'
import { usePlace } from '../app/app-context.ts'

const instant = ({ date, time }: StoreTime) => `${date}T${time}:00Z`

/** A moment on a store's walls: its day from now on (“today”, “tomorrow”, else its date) and its clock. */
const useStoreMoment = (store: HoursStore, at: number) => {
  const { t } = useLingui()
  const { tag, marketplace } = usePlace()
  const today = storeDate(store, at)
  return {
    clockOf: (moment: StoreTime) =>
      formatTime(instant(moment), { locale: tag, country: marketplace, timeZone: 'UTC' }),
    dayOf: (moment: StoreTime) => {
      if (today !== null && moment.date === today)
        return t({
          message: 'today',
          comment: 'Within “It opens today at 10:00 AM.” and “Closed, opens today at 10:00 AM”',
        })
      if (today !== null && moment.date === addDays(today, 1))
        return t({
          message: 'tomorrow',
          comment: 'Within “It opens tomorrow at 10:00 AM.” and “Closed, opens tomorrow at 10:00 AM”',
        })
      return formatDate(instant(moment), 'heading', { locale: tag, timeZone: 'UTC' })
    },
  }
}

/** “It opens today at 10:00 AM.”; nothing while it is open, or where nobody knows. */
export function StoreOpens({ store, at }: { readonly store: HoursStore; readonly at: number }) {
  const { clockOf, dayOf } = useStoreMoment(store, at)
  const opening = storeOpeningAt(store, at)
  if (opening.isOpen !== false || opening.opens === null) return null
  const [day, from] = [dayOf(opening.opens), clockOf(opening.opens)]
  return (
    <Trans comment="“It” is a store. {day} is “today”, “tomorrow” or a day, like “Tuesday, November 24”, {from} a time of day">
      It opens {day} at <bdi>{from}</bdi>.
    </Trans>
  )
}

/** Whether a store is open at a moment, epoch milliseconds, by the clocks on its own walls (ST-02). */
export function StoreOpen({ store, at }: { readonly store: HoursStore; readonly at: number }) {
  const { clockOf, dayOf } = useStoreMoment(store, at)
  const opening = storeOpeningAt(store, at)
  if (opening.isOpen === null) {
    if (store.timezone === null && hasKnownHours(store)) return null
    return (
      <Status tone="end" mark="unknown">
        <Trans>Hours unavailable</Trans>
      </Status>
    )
  }
  if (opening.isOpen) {
    const until = opening.closes && clockOf(opening.closes)
    return (
      <Status tone="good" mark="good">
        {until === null ? (
          <Trans comment="Of a store: on a day, or right now (adjective). Up to 30 characters">
            Open 24 hours
          </Trans>
        ) : (
          <Trans comment="Of a store, right now (adjective); {until} is a time of day. Up to 26 characters">
            Open until <bdi>{until}</bdi>
          </Trans>
        )}
      </Status>
    )
  }
  if (opening.opens === null) {
    return (
      <Status tone="end" mark="end">
        <Trans comment="Of a store: on a day, or right now (adjective). Up to 14 characters">Closed</Trans>
      </Status>
    )
  }
  const [day, from] = [dayOf(opening.opens), clockOf(opening.opens)]
  return (
    <Status tone="end" mark="end">
      <Trans comment="Of a store, right now. {day} is “today”, “tomorrow” or a day, like “Tuesday, November 24”, {from} a time of day">
        Closed, opens {day} at <bdi>{from}</bdi>
      </Trans>
    </Status>
  )
}
