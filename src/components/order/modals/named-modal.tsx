import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { returnsOf } from '../../../../domain/order-actions/order-returns.ts'
import { shipFromCountry } from '../../../../domain/orders/order-country.ts'
import { parcelsOf, trackingOf } from '../../../../domain/tracking/parcels.ts'
import { mayTrack } from '../../../../domain/tracking/track-shipment.ts'
import { TrackDialog } from '../tracking/track-dialog.tsx'
import { usePage } from '../use-page.ts'
import { CountryMismatchDialog } from './country-mismatch-dialog.tsx'
import type { OrderModal } from './modal-search.ts'
import { ReturnConfirmationDialog } from './return-confirmation-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { ViewReturnsDialog } from './view-returns-dialog.tsx'

type Props = {
  readonly order: Order
  readonly modal: OrderModal
  /** Starts a return of the order. */
  readonly startReturn: ReactNode
  readonly onClose: () => void
}

/** The one modal that the address names, where the order has something to show in it. */
export function NamedModal({ order, modal, startReturn, onClose }: Props) {
  const { links, country } = usePage()
  const isReturn = order.orderType === 'RETURN_ORDER'
  switch (modal) {
    case 'track': {
      const parcels = parcelsOf(order, links)
      return trackingOf(parcels) === null || !mayTrack(order, country) ? null : (
        <TrackDialog parcels={parcels} isReturn={isReturn} onClose={onClose} />
      )
    }
    case 'view-returns': {
      const returns = returnsOf(order)
      return returns.length === 0 ? null : <ViewReturnsDialog returns={returns} onClose={onClose} />
    }
    case 'country-mismatch': {
      const orderCountry = shipFromCountry(order)
      return orderCountry === null || orderCountry === country ? null : (
        <CountryMismatchDialog orderCountry={orderCountry} onClose={onClose} />
      )
    }
    // The order's cancellation opens it by itself (CA-01).
    case 'cancel':
      return null
    case 'return':
      return isReturn ? null : <ReturnDialog order={order} start={startReturn} onClose={onClose} />
    case 'return-confirmation':
      return isReturn ? <ReturnConfirmationDialog orderNumber={order.orderNumber} onClose={onClose} /> : null
  }
}
