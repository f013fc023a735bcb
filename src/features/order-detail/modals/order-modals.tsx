import type { Order } from '../../../contract/order.ts'
import { shipFromCountry } from '../../../domain/start-return.ts'
import { returnNumbersOf } from '../header/return-numbers.ts'
import { trackedParcels } from '../header/tracking.ts'
import { usePage } from '../use-page.ts'
import { CountryMismatchDialog } from './country-mismatch-dialog.tsx'
import { ReturnConfirmationDialog } from './return-confirmation-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { TrackDialog } from './track-dialog.tsx'
import { useModal } from './use-modal.ts'
import { ViewReturnsDialog } from './view-returns-dialog.tsx'

/** The one modal that the address names, where the order has something to show in it (OD-04, SH-03). */
export function OrderModals({ order }: { readonly order: Order }) {
  const { links, country } = usePage()
  const { modal, close } = useModal()
  const isReturn = order.orderType === 'RETURN_ORDER'
  switch (modal) {
    case 'track': {
      const parcels = trackedParcels(order, links)
      return parcels.length === 0 ? null : <TrackDialog parcels={parcels} onClose={close} />
    }
    case 'view-returns': {
      const numbers = returnNumbersOf(order)
      return numbers.length === 0 ? null : <ViewReturnsDialog returnNumbers={numbers} onClose={close} />
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
