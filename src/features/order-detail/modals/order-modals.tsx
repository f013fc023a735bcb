import { Suspense } from 'react'
import type { Order } from '../../../contract/order.ts'
import { returnsOf } from '../../../domain/order-returns.ts'
import { parcelsOf, trackingOf } from '../../../domain/parcels.ts'
import { shipFromCountry } from '../../../domain/start-return.ts'
import { mayTrack } from '../../../domain/track-shipment.ts'
import { usePage } from '../use-page.ts'
import { CountryMismatchDialog, TrackDialog, ViewReturnsDialog } from './lazy-dialogs.ts'
import { ReturnConfirmationDialog, ReturnDialog } from './lazy-return-dialogs.ts'
import { useModal } from './use-modal.ts'

/** The one modal that the address names, where the order has something to show in it (OD-04, SH-03). */
export function OrderModals({ order }: { readonly order: Order }) {
  return (
    <Suspense>
      <NamedModal order={order} />
    </Suspense>
  )
}

function NamedModal({ order }: { readonly order: Order }) {
  const { links, country } = usePage()
  const { modal, close } = useModal()
  const isReturn = order.orderType === 'RETURN_ORDER'
  switch (modal) {
    case 'track': {
      const parcels = parcelsOf(order, links)
      return trackingOf(parcels) === null || !mayTrack(order, country) ? null : (
        <TrackDialog parcels={parcels} isReturn={isReturn} onClose={close} />
      )
    }
    case 'view-returns': {
      const returns = returnsOf(order)
      return returns.length === 0 ? null : <ViewReturnsDialog returns={returns} onClose={close} />
    }
    case 'country-mismatch': {
      const orderCountry = shipFromCountry(order)
      return orderCountry === null || orderCountry === country ? null : (
        <CountryMismatchDialog orderCountry={orderCountry} onClose={close} />
      )
    }
    case 'return':
      return isReturn ? null : <ReturnDialog order={order} onClose={close} />
    case 'return-confirmation':
      return isReturn ? <ReturnConfirmationDialog orderNumber={order.orderNumber} onClose={close} /> : null
    case null:
      return null
  }
}
