import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { safeLink } from '../../../domain/links/links.ts'
import { bannersFor } from '../../../domain/pages/banners.ts'
import { isToFetch } from '../../../domain/pickup/pickup-stage.ts'
import { useExperience, useMember } from '../../components/app/app-context.ts'
import { LongerTimes } from '../../components/notices/longer-times.tsx'
import { ReturnedOnline } from '../../components/notices/returned-online.tsx'
import { Addresses } from '../../components/order/address/addresses.tsx'
import { OrderBarcode } from '../../components/order/barcode/order-barcode.tsx'
import { Help } from '../../components/order/help/help.tsx'
import { NotificationsLink } from '../../components/order/notifications/notifications-link.tsx'
import { PapersLink } from '../../components/order/papers/papers-link.tsx'
import { EInvoice } from '../../components/order/payment/e-invoice.tsx'
import { Payments } from '../../components/order/payment/payments.tsx'
import { RefundsLink } from '../../components/order/refunds/refunds-link.tsx'
import { PriceSummary } from '../../components/order/side/price-summary.tsx'
import { ShownInPart } from '../../components/order/side/shown-in-part.tsx'
import { usePage } from '../../components/order/use-page.ts'
import { useTooLateToPay } from '../../components/payment/use-too-late-to-pay.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import { Banners } from '../carousel/banners.tsx'
import { ReviewProvider } from '../review/review-provider.tsx'
import { OrderModals } from './actions/order-modals.tsx'
import { Groups } from './groups/groups.tsx'
import { DetailHeader } from './header/detail-header.tsx'
import type { LabelAction } from './header/quick-actions.tsx'
import { StaleNote } from './views/stale-note.tsx'

/** An order as its page shows it. */
export type ShownOrder = {
  readonly order: Order
  readonly recentlyCancelled: boolean
  readonly refreshing: boolean
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** What one kind of order has on its page and others do not. */
export type OwnParts = {
  readonly cancel?: ReactNode
  readonly cancelReason?: ReactNode
  /** Before what travels. */
  readonly lead?: ReactNode
  /** Opens the label of a return; `leads` where that is the next best action. */
  readonly label?: LabelAction
  /** In place of price and payment. */
  readonly money?: ReactNode
  /** In place of the addresses, and of the order number's code. */
  readonly places?: ReactNode
}

/** The order: what travels on the start side, facts on the end side (OD-03). */
export function OrderPageView(props: ShownOrder & OwnParts) {
  const { t } = useLingui()
  const { order, recentlyCancelled } = props
  const { links, canWriteReview, country } = usePage()
  const accountType = useMember()?.accountType ?? null
  const isWaiting = isToFetch(order, { recentlyCancelled, isTooLateToPay: useTooLateToPay(order) })
  const banners = bannersFor(useExperience()?.banners ?? [], accountType)
  return (
    <>
      <StaleNote />
      <LongerTimes />
      <ReturnedOnline order={order} />
      <DetailHeader {...props} />
      <VisuallyHidden role="status">{props.refreshing && <Trans>Updating the order</Trans>}</VisuallyHidden>
      <Columns>
        <div>
          {props.lead}
          <ReviewProvider order={order} canWrite={canWriteReview}>
            <Groups order={order} recentlyCancelled={recentlyCancelled} />
          </ReviewProvider>
          <Banners banners={banners} hrefOf={(banner) => safeLink(banner.slug, links)} />
        </div>
        <Side label={t`About this order`}>
          {props.money ?? (
            <>
              <PriceSummary order={order} />
              {order.isShownInPart && <ShownInPart />}
              <Payments order={order} />
              <RefundsLink order={order} />
              <PapersLink order={order} />
              <NotificationsLink order={order} />
            </>
          )}
          {profileOf(country).orders.hasEInvoice && <EInvoice order={order} />}
          {props.places ??
            (!isWaiting && (
              <>
                <Addresses order={order} recentlyCancelled={recentlyCancelled} />
                <OrderBarcode order={order} />
              </>
            ))}
          <Help order={order} />
        </Side>
      </Columns>
      <OrderModals order={order} />
    </>
  )
}
