import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { isStoreReturn } from '../../../domain/return-methods/return-methods.ts'
import { isStillHere } from '../../../domain/return-progress/return-timeline.ts'
import { parcelsOf, trackingOf } from '../../../domain/tracking/parcels.ts'
import { mayTrack } from '../../../domain/tracking/track-shipment.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { LongerTimes } from '../../components/notices/longer-times.tsx'
import { BankAccountDue } from '../../components/order/bank-account/bank-account-due.tsx'
import { Help } from '../../components/order/help/help.tsx'
import { usePageView } from '../../components/order/page-view.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import { TrackAction } from '../order-detail/actions/action-button.tsx'
import { OrderModals } from '../order-detail/actions/order-modals.tsx'
import { HeaderFacts } from '../order-detail/header/header-facts.tsx'
import { AllOrders } from '../order-detail/views/all-orders.tsx'
import { ReturnLabel } from '../return-label/return-label.tsx'
import { CancelReturnLink } from './cancel-return-link.tsx'
import { Confirmation } from './confirmation.tsx'
import css from './instructions.module.css'
import { MethodSwitch } from './method-switch.tsx'
import { NextSteps } from './next-steps.tsx'
import { RefundPart } from './refund-part.tsx'
import { ReturnItems } from './return-items.tsx'
import { ReturnPlaces } from './return-places.tsx'
import { ReturnProgress } from './return-progress.tsx'
import { methodOf, useReturnOrder, useTimeline } from './use-return.ts'

/** What the shopper does now, and what happens then (RC-01, RC-02). */
export function Instructions() {
  const order = useReturnOrder()
  return order && <Page order={order} />
}

function Page({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  usePageView()
  const { flags, country, links } = usePage()
  const timeline = useTimeline(order)
  const isHere = isStillHere(timeline)
  const method = methodOf(order)
  const isStore = method !== null && isStoreReturn(method.id)
  return (
    <>
      <Back order={order} />
      <h1 className={text.display} tabIndex={-1}>
        {!isHere ? (
          <Trans>Your return</Trans>
        ) : isStore ? (
          <Trans>Bring it to a store</Trans>
        ) : (
          <Trans>Send it back</Trans>
        )}
      </h1>
      <div className={css.notes}>
        <Confirmation order={order} timeline={timeline} />
        <BankAccountDue order={order} />
      </div>
      <div className={css.facts}>
        <HeaderFacts order={order} />
      </div>
      <LongerTimes />
      <Columns>
        <div>
          {isHere && (
            <>
              <ReturnLabel order={order} isStillHere />
              <NextSteps order={order} timeline={timeline} />
              <MethodSwitch order={order} />
              <CancelReturnLink order={order} />
            </>
          )}
          <ReturnProgress order={order} timeline={timeline} />
          {!isHere && <ReturnLabel order={order} isStillHere={false} />}
          <ReturnItems order={order} />
        </div>
        <Side label={t`About this return`}>
          {flags.emeaPaperless && mayTrack(order, country) && trackingOf(parcelsOf(order, links)) && (
            <section data-part="tracking">
              <TrackAction order={order} tone="line" />
            </section>
          )}
          <RefundPart order={order} />
          <ReturnPlaces order={order} />
          {flags.emeaPaperless && <Help order={order} />}
        </Side>
      </Columns>
      <OrderModals order={order} />
    </>
  )
}

/** To the return's own page; where this one stands in for it, to the order that the items are from. */
function Back({ order }: { readonly order: Order }) {
  const { flags } = usePage()
  const { orderNumber, parentSalesOrderNumber } = order
  if (!flags.emeaPaperless) {
    return (
      <PageBackLink to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
        <Trans>
          Return <bdi>{orderNumber}</bdi>
        </Trans>
      </PageBackLink>
    )
  }
  if (parentSalesOrderNumber === null) return <AllOrders />
  return (
    <PageBackLink
      to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
      params={{ orderNumber: parentSalesOrderNumber }}
    >
      <Trans>
        Order <bdi>{parentSalesOrderNumber}</bdi>
      </Trans>
    </PageBackLink>
  )
}
