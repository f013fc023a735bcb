import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { formatDate, formatTime } from '../../../domain/format/dates.ts'
import { hasKnownHours } from '../../../domain/pickup/store-days.ts'
import { type StoreTime, storeDate, storeOpeningAt } from '../../../domain/pickup/store-hours.ts'
import { Status } from '../../ui/marks/status.tsx'
import { usePlace } from '../app/app-context.ts'

/** Whether a store is open at a moment, epoch milliseconds, by the clocks on its own walls (ST-02). */
export function StoreOpen({ store, at }: { readonly store: Store; readonly at: number }) {
  const { tag, marketplace } = usePlace()
  const opening = storeOpeningAt(store, at)
  const instant = ({ date, time }: StoreTime) => `${date}T${time}:00Z`
  const clockOf = (moment: StoreTime) =>
    formatTime(instant(moment), { locale: tag, country: marketplace, timeZone: 'UTC' })
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
          <Trans>Open 24 hours</Trans>
        ) : (
          <Trans>
            Open until <bdi>{until}</bdi>
          </Trans>
        )}
      </Status>
    )
  }
  if (opening.opens === null) {
    return (
      <Status tone="end" mark="end">
        <Trans>Closed</Trans>
      </Status>
    )
  }
  const from = clockOf(opening.opens)
  if (opening.opens.date === storeDate(store, at)) {
    return (
      <Status tone="end" mark="end">
        <Trans>
          Closed, opens today at <bdi>{from}</bdi>
        </Trans>
      </Status>
    )
  }
  const day = formatDate(instant(opening.opens), 'heading', { locale: tag, timeZone: 'UTC' })
  return (
    <Status tone="end" mark="end">
      <Trans>
        Closed, opens {day} at <bdi>{from}</bdi>
      </Trans>
    </Status>
  )
}
