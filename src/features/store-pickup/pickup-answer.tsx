import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import type { StorePickup } from '../../../contract/orders/store-pickup.ts'
import { calendarDateOf, formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import type { PickupStanding } from '../../../domain/pickup/pickup-stage.ts'
import { useApp } from '../../components/app/app-context.ts'
import { CalendarLink } from '../../components/links/calendar-link.tsx'
import { groupMessage } from '../../components/order/group-message.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useAnswerWords } from '../../components/words/answer-words.tsx'
import { StatusLine } from '../../components/words/status-text.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { GroupLanes } from '../order-detail/groups/group-lanes.tsx'
import css from './store-pickup.module.css'

type Props = {
  readonly order: Order
  readonly pickup: StorePickup
  readonly standing: PickupStanding
}

/** Whether the order is ready, how long the place holds it, and what the host says of it. */
export function PickupAnswer({ order, pickup, standing }: Props) {
  const { t } = useLingui()
  const { clock } = useApp()
  const { locale, timeZone } = usePage()
  const wordsOf = useAnswerWords()
  const { stage, status, group } = standing
  const { collectBy } = pickup
  const day = collectBy === null ? null : formatCalendarDate(collectBy, 'heading', locale)
  const isPast = collectBy !== null && collectBy < calendarDateOf(clock.now(), timeZone)
  const heading =
    stage === 'ready' && day !== null && !isPast
      ? t`Pick up by ${day}`
      : wordsOf({ kind: 'status' }, status, order.orderType)
  const name = order.pickupAddress?.pickUpLocation
  const namesPlace = Boolean(name && group.heading?.includes(name))
  const said = [namesPlace ? null : group.heading, group.subheading, groupMessage(group)]
  return (
    <header className={css.answer}>
      <StatusLine status={status} />
      <h2 className={text.h1}>{heading}</h2>
      {stage === 'preparing' && (
        <p className={text.read}>
          <Trans>Pickup orders are usually ready within two hours. We’ll tell you when yours is.</Trans>
        </p>
      )}
      {stage === 'ready' && isPast && (
        <p className={text.read}>
          <Trans>The store held it until {day}. Call before you go.</Trans>
        </p>
      )}
      {stage === 'ready' && collectBy !== null && !isPast && (
        <CalendarLink kind="pickup" orderNumber={order.orderNumber} day={collectBy} isAlone />
      )}
      {said.map(
        (line) =>
          line && (
            <p key={line} className={cx(text.small, text.soft, text.read)}>
              {line}
            </p>
          ),
      )}
      <div className={css.lanes}>
        <GroupLanes status={status} label={heading} isFetched />
      </div>
    </header>
  )
}
