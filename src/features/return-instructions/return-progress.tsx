import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Order, OrderGroup } from '../../../contract/orders/order.ts'
import { isMoneyless } from '../../../domain/exchange/moneyless.ts'
import {
  isStillHere,
  type ReturnNext,
  type ReturnTimeline,
} from '../../../domain/return-progress/return-timeline.ts'
import { instructionsRoute } from '../../components/links/instructions-route.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import { groupMessage } from '../../components/order/group-message.ts'
import section from '../../components/order/section.module.css'
import { usePage } from '../../components/order/use-page.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'
import { ReturnSteps } from './return-steps.tsx'
import { useTimeline } from './use-return.ts'

const nextWords: Record<ReturnNext, MessageDescriptor | null> = {
  waitForLabel: msg`We’re making your label.`,
  handOver: msg`Next: hand the package over.`,
  waitForPickup: msg`Next: the driver picks it up.`,
  bringToStore: msg`Next: bring it to a store.`,
  travels: msg`It’s on its way to us.`,
  isChecked: msg`It’s arrived and is being checked.`,
  nothing: null,
}

type Props = { readonly order: Order; readonly group: OrderGroup }

/** Where a group of a return stands, beneath the group's own heading; leads on to how it is sent. */
export function GroupProgress({ order, group }: Props) {
  const timeline = useTimeline(order, group)
  const { _ } = useLingui()
  const { flags } = usePage()
  const next = isStillHere(timeline) ? nextWords[timeline.next] : null
  return (
    <div className={css.progress} data-part="return-progress" data-outcome={timeline.outcome}>
      <ReturnSteps timeline={timeline} order={order} />
      {next && (
        <p className={css.next}>
          <span className={cx(text.small, text.strong)}>{_(next)}</span>
          <PageTextLink forward to={instructionsRoute(flags)} params={{ orderNumber: order.orderNumber }}>
            <Trans>See how to send it</Trans>
          </PageTextLink>
        </p>
      )}
    </div>
  )
}

/** The same on the instructions, with a heading of its own and what was said of it. */
export function ReturnProgress({
  order,
  timeline,
}: {
  readonly order: Order
  readonly timeline: ReturnTimeline
}) {
  const { _ } = useLingui()
  const isHere = isStillHere(timeline)
  const next = nextWords[timeline.next]
  const messages = [...new Set(order.group.map(groupMessage))]
  return (
    <section className={section.part} data-part="return-progress" data-outcome={timeline.outcome}>
      <h2 className={text.h2}>
        {timeline.outcome === 'underWay' && !isHere && next ? (
          _(next)
        ) : (
          <Heading order={order} timeline={timeline} />
        )}
      </h2>
      {messages.map(
        (message) =>
          message && (
            <p key={message} className={cx(text.soft, text.read)}>
              {message}
            </p>
          ),
      )}
      <div className={css.wide}>
        <ReturnSteps timeline={timeline} order={order} />
      </div>
      {isHere && next && <p className={cx(text.small, text.strong)}>{_(next)}</p>}
    </section>
  )
}

function Heading(props: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  switch (props.timeline.outcome) {
    case 'refunded':
      return isMoneyless(props.order) ? (
        <Trans>Your return is complete</Trans>
      ) : (
        <Trans>Your refund is complete</Trans>
      )
    case 'denied':
      return <Trans>Your return was denied</Trans>
    case 'cancelled':
      return <Trans>This return was canceled</Trans>
    case 'underWay':
      return <Trans>Return status</Trans>
  }
}
