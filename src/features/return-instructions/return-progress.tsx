import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { shipFromCountry } from '../../../domain/orders/order-country.ts'
import { refundTiming } from '../../../domain/refunds/refund-timing.ts'
import { givesMoneyBack } from '../../../domain/return-progress/return-life.ts'
import type {
  ReturnNext,
  ReturnStepName,
  ReturnTimeline,
} from '../../../domain/return-progress/return-timeline.ts'
import { instructionsRoute } from '../../components/links/instructions-route.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import timelineCss from '../../components/order/timeline/timeline.module.css'
import { usePage } from '../../components/order/use-page.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'
import { RefundSentence } from './refund-sentence.tsx'
import { useTimeline } from './use-return.ts'

const stepWords: Record<ReturnStepName, MessageDescriptor> = {
  requested: msg`Requested`,
  sent: msg`On its way to us`,
  arrived: msg`Arrived and checked`,
  refunded: msg`Refunded`,
}

const nextWords: Record<ReturnNext, MessageDescriptor | null> = {
  waitForLabel: msg`Your label is being made.`,
  handOver: msg`Next: hand the parcel over.`,
  waitForPickup: msg`Next: the driver picks it up.`,
  bringToStore: msg`Next: bring it to a store.`,
  travels: msg`It is on its way to us.`,
  isChecked: msg`It has arrived and is being checked.`,
  moneyOnItsWay: msg`The money is on its way to you.`,
  nothing: null,
}

/** The return from requested to refunded: what happens next, how much comes back, by when and which way; `link` leads on to the instructions. */
export function ReturnProgress({ order, link = false }: { readonly order: Order; readonly link?: boolean }) {
  const timeline = useTimeline(order)
  const { _ } = useLingui()
  const { locale, timeZone, flags } = usePage()
  const next = nextWords[timeline.next]
  const states = { done: timelineCss.done, current: timelineCss.now, ahead: '', stopped: timelineCss.now }
  return (
    <section data-part="return-progress" data-outcome={timeline.outcome}>
      <h2 className={text.h3}>
        <Outcome timeline={timeline} />
      </h2>
      <ol className={timelineCss.timeline}>
        {timeline.steps.map((step) => (
          <li
            key={step.name}
            className={cx(timelineCss.step, states[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span>{_(stepWords[step.name])}</span>
            {step.at && <time dateTime={step.at}>{formatDate(step.at, 'short', { locale, timeZone })}</time>}
          </li>
        ))}
      </ol>
      {next && <p className={cx(text.small, text.strong)}>{_(next)}</p>}
      <Money order={order} timeline={timeline} />
      {link && timeline.outcome === 'underWay' && (
        <PageTextLink forward to={instructionsRoute(flags)} params={{ orderNumber: order.orderNumber }}>
          <Trans>See how to send it</Trans>
        </PageTextLink>
      )}
    </section>
  )
}

function Outcome({ timeline }: { readonly timeline: ReturnTimeline }) {
  switch (timeline.outcome) {
    case 'refunded':
      return <Trans>Your refund is complete</Trans>
    case 'denied':
      return <Trans>Your return was denied</Trans>
    case 'cancelled':
      return <Trans>This return was cancelled</Trans>
    case 'underWay':
      return <Trans>Your return</Trans>
  }
}

/** Amount, way and latest day of the money (issue part 7, RC-03, RC-06). */
function Money({ order, timeline }: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  const { locale, country } = usePage()
  if (!givesMoneyBack(timeline.outcome)) return null
  const amount = formatWireMoney(order.refund?.amount ?? order.transaction.orderTotal, order.currency, locale)
  const [payment] = order.payment
  const { usual, allowDays } = refundTiming(shipFromCountry(order) ?? country)
  const usualCount = usual.count
  return (
    <div className={cx(text.small, text.soft, css.money)}>
      <RefundSentence amount={amount} payment={payment ?? null} expectBy={timeline.expectBy} />
      {timeline.outcome === 'underWay' && (
        <p>
          {usual.unit === 'businessDays' ? (
            <Plural
              value={usualCount}
              one="Once it is with us, the refund usually takes # business day."
              other="Once it is with us, the refund usually takes # business days."
            />
          ) : (
            <Plural
              value={usualCount}
              one="Once it is with us, the refund usually takes # day."
              other="Once it is with us, the refund usually takes # days."
            />
          )}{' '}
          <Plural value={allowDays} one="Allow up to # day." other="Allow up to # days." />
        </p>
      )}
    </div>
  )
}
