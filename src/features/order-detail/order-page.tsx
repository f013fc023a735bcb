import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import type { Order } from '../../contract/order.ts'
import { bannersFor } from '../../domain/banners.ts'
import { safeLink } from '../../domain/links.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Columns, Side } from '../../ui/wrap.tsx'
import { useExperience, useMember } from '../app-context.ts'
import { Banners } from '../carousel/banners.tsx'
import { lazyPart } from '../lazy-part.ts'
import { ReviewProvider } from '../review/review-provider.tsx'
import { Addresses } from './address/addresses.tsx'
import { OrderBarcode } from './barcode/order-barcode.tsx'
import { Groups } from './groups/groups.tsx'
import { DetailHeader } from './header/detail-header.tsx'
import { Help } from './help/help.tsx'
import { OrderModals } from './modals/order-modals.tsx'
import { Payments } from './payment/payments.tsx'
import { PriceSummary } from './side/price-summary.tsx'
import { usePage } from './use-page.ts'
import { StaleNote } from './views/stale-note.tsx'

/** For China alone (RC-04). */
const EInvoice = lazyPart(() => import('./payment/e-invoice.tsx').then((it) => it.EInvoice))

/** An order as its page shows it. */
export type ShownOrder = {
  readonly order: Order
  readonly recentlyCancelled: boolean
  readonly refreshing: boolean
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** What one kind of order has on its page and others do not: their code comes with that kind alone. */
export type OwnParts = {
  readonly cancel?: ReactNode
  readonly cancelReason?: ReactNode
  /** Before what travels. */
  readonly lead?: ReactNode
  /** Before the facts. */
  readonly progress?: ReactNode
}

/** The order: what travels on the start side, facts on the end side (OD-03). */
export function OrderPageView(props: ShownOrder & OwnParts) {
  const { t } = useLingui()
  const { order, recentlyCancelled } = props
  const { links, canWriteReview, country } = usePage()
  const accountType = useMember()?.accountType ?? null
  const banners = bannersFor(useExperience()?.banners ?? [], accountType)
  return (
    <>
      <StaleNote />
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
          {props.progress}
          <PriceSummary order={order} />
          <Payments order={order} />
          <Suspense>{country === 'cn' && <EInvoice order={order} />}</Suspense>
          <Addresses order={order} />
          <OrderBarcode order={order} />
          <Help order={order} />
        </Side>
      </Columns>
      <OrderModals order={order} />
    </>
  )
}
