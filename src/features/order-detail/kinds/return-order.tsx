import { showsCourierPickup } from '../../../../domain/return-instructions/courier-view.ts'
import { isStillHere } from '../../../../domain/return-progress/return-timeline.ts'
import { BankAccountDue } from '../../../components/order/bank-account/bank-account-due.tsx'
import { OrderBarcode } from '../../../components/order/barcode/order-barcode.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import { CancelReturnLink } from '../../return-instructions/cancel-return-link.tsx'
import { CourierPickup } from '../../return-instructions/courier-pickup.tsx'
import { NextSteps } from '../../return-instructions/next-steps.tsx'
import { RefundPart } from '../../return-instructions/refund-part.tsx'
import { ReturnPlaces } from '../../return-instructions/return-places.tsx'
import { useTimeline } from '../../return-instructions/use-return.ts'
import { FoldedLabel, ShowLabel, useFoldedLabel } from '../../return-label/folded-label.tsx'
import { OrderPageView, type ShownOrder } from '../order-page.tsx'

/** A return: what it goes back with, what to do, how far it has come, and what comes back of it (RC-02, RL-04). */
export function ReturnOrder(view: ShownOrder) {
  const { order } = view
  const folded = useFoldedLabel(order)
  const { flags } = usePage()
  const timeline = useTimeline(order)
  const leads = isStillHere(timeline)
  const isCourier = showsCourierPickup(order.returnMethod, leads, flags)
  return (
    <OrderPageView
      {...view}
      lead={
        <>
          <BankAccountDue order={order} />
          {isCourier ? (
            <CourierPickup order={order} timeline={timeline} />
          ) : (
            <>
              <FoldedLabel order={order} folded={folded} isStillHere={leads} />
              {leads && <NextSteps order={order} timeline={timeline} />}
            </>
          )}
          {leads && <CancelReturnLink order={order} />}
        </>
      }
      {...(folded.method !== null &&
        folded.method !== 'storeCode' && {
          label: { leads, button: <ShowLabel folded={folded} tone={leads ? 'black' : 'line'} /> },
        })}
      money={<RefundPart order={order} />}
      places={isCourier ? <OrderBarcode order={order} /> : <ReturnPlaces order={order} withBarcode />}
    />
  )
}
