import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import {
  type QuickAction,
  quickActionsByNeed,
  shownQuickActions,
} from '../../../../domain/order-actions/actions.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { type FinishPaying, wayToPay } from '../../../../domain/payments/finish-paying.ts'
import { returnOutcomeOfOrder } from '../../../../domain/return-progress/return-life.ts'
import { canStartReturn } from '../../../../domain/returns/return-items.ts'
import { lastReturnDay } from '../../../../domain/returns/return-window.ts'
import { CalendarLink } from '../../../components/links/calendar-link.tsx'
import { armOf, useOrderExperiments } from '../../../components/order/experiments.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { FinishPayingAction } from '../../../components/payment/finish-paying-action.tsx'
import { Button, type ButtonTone } from '../../../ui/controls/button.tsx'
import { GetHelpAction, ReturnAction, TrackAction, ViewReturnsAction } from '../actions/action-button.tsx'
import css from '../views/order-detail.module.css'

/** Opens what a return goes back with; `leads` while nothing was handed over. */
export type LabelAction = { readonly leads: boolean; readonly button: ReactNode }

type Props = {
  readonly order: Order
  readonly finish: FinishPaying | null
  readonly recentlyCancelled: boolean
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  /** The cancel button, and the line that stands in for it; the cancellation flow decides when they show (CA-03). */
  readonly cancel?: ReactNode
  readonly cancelReason?: ReactNode
  readonly label?: LabelAction
}

/** A return that is over has nothing that is to be done next. */
const isOver = (order: Order): boolean =>
  order.orderType === 'RETURN_ORDER' && returnOutcomeOfOrder(order) !== 'underWay'

/** What can be done with the order now (OD-02), the next best action in black; the quick-action test variant gives the next best action a row (SE-07). */
export function QuickActions(props: Props) {
  const { order, recentlyCancelled, now, label } = props
  const { country, flags } = usePage()
  const variant = armOf(useOrderExperiments(order), 'quickAction')
  const paying = wayToPay(props.finish)
  const shown = shownQuickActions({
    order,
    flags,
    now,
    recentlyCancelled,
    country,
    canReturn: canStartReturn(order, {
      country: orderCountry(order, country),
      now,
      disableReturns: flags.disableReturns,
    }),
  })
  const actions = quickActionsByNeed(order).filter(
    (action) => action === 'cancel' || (shown.includes(action) && !(paying !== null && action === 'track')),
  )
  const isLed = paying !== null || label?.leads || isOver(order)
  const black = isLed ? null : actions.find((action) => action !== 'cancel' && action !== 'getHelp')
  const toneOf = (action: QuickAction): ButtonTone => (action === black ? 'black' : 'line')
  return (
    <div className={css.quick} data-part="quick-actions" data-variant={variant ?? undefined}>
      {paying && <FinishPayingAction finish={paying} orderNumber={order.orderNumber} tone="black" />}
      {label?.leads && label.button}
      {actions.map((action) => (
        <Fragment key={action}>
          {action === 'getHelp' && !label?.leads && label?.button}
          <Action action={action} order={order} tone={toneOf(action)} cancel={props.cancel} />
        </Fragment>
      ))}
      {actions.includes('return') ? <ReturnBy order={order} /> : <ReturnRefused order={order} />}
      {props.cancelReason}
    </div>
  )
}

function Action(props: {
  readonly action: QuickAction
  readonly order: Order
  readonly tone: ButtonTone
  readonly cancel: ReactNode
}) {
  const { action, order, tone } = props
  switch (action) {
    case 'track':
      return <TrackAction order={order} tone={tone} />
    case 'return':
      return <ReturnAction order={order} tone={tone} />
    case 'viewReturns':
      return <ViewReturnsAction order={order} tone={tone} />
    case 'cancel':
      return props.cancel
    case 'getHelp':
      return <GetHelpAction tone={tone} />
  }
}

/** A return that the host refuses for the whole group keeps its button, with the reason beneath. */
function ReturnRefused({ order }: { readonly order: Order }) {
  const reason = order.group.find(({ actions }) => actions.returnDisableReasonAction?.text)?.actions
  const words = reason?.returnDisableReasonAction?.text
  if (!words) return null
  return (
    <Button tone="line" reason={words} data-action="return">
      <Trans>Return items</Trans>
    </Button>
  )
}

/** The last day on which something of the order can be sent back. */
function ReturnBy({ order }: { readonly order: Order }) {
  const { country, locale, timeZone } = usePage()
  const day = lastReturnDay({
    orderDate: order.transaction.orderDate,
    country: orderCountry(order, country),
    timeZone,
  })
  if (day === null) return null
  const date = formatCalendarDate(day, 'long', locale)
  return (
    <p className={css.returnBy}>
      <span data-part="return-by">
        <Trans comment="{date} is the last day to send an item back, like “November 24, 2026” (verb)">
          Return by {date}
        </Trans>
      </span>{' '}
      <CalendarLink kind="return" orderNumber={order.orderNumber} day={day} />
    </p>
  )
}
