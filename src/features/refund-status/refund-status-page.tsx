import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { selectRefundStatusView } from '../../../machines/refund-status/refund-status.selectors.ts'
import type { RefundStatusView } from '../../../machines/refund-status/refund-status.types.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { OrderPageContext, useOrderPage } from '../../components/order/use-page.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { Failed, Leaving, Offline, UnknownOrder } from './no-answer.tsx'
import { NothingToRefund } from './nothing-to-refund.tsx'
import { RefundSkeleton } from './refund-skeleton.tsx'
import { Refunds } from './refunds.tsx'
import { type RefundViewProps, useRefundStatusActor } from './use-refund-status-actor.ts'

const views: Record<RefundStatusView, ComponentType<RefundViewProps>> = {
  skeleton: RefundSkeleton,
  status: Refunds,
  nothing: NothingToRefund,
  unknown: UnknownOrder,
  offline: Offline,
  failed: Failed,
  leaving: Leaving,
}

/** Where the money of an order is (BY-57 to BY-60): the flow's chart, and one view per state that the shopper sees. */
export function RefundStatusPage({ orderNumber }: { readonly orderNumber: string }) {
  const actor = useRefundStatusActor(orderNumber)
  const page = useOrderPage()
  const View = views[useSelector(actor, selectRefundStatusView)]
  return (
    <OrderPageContext value={page}>
      <Wrap className={frame.section} data-flow="refundStatus" data-state={useStateName(actor)}>
        <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
          <Trans>
            Order <bdi>{orderNumber}</bdi>
          </Trans>
        </PageBackLink>
        <View actor={actor} orderNumber={orderNumber} />
      </Wrap>
    </OrderPageContext>
  )
}
