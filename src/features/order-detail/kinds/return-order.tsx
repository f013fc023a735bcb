import { isStillHere } from '../../../../domain/return-progress/return-timeline.ts'
import { RefundPart } from '../../return-instructions/refund-part.tsx'
import { ReturnPlaces } from '../../return-instructions/return-places.tsx'
import { useTimeline } from '../../return-instructions/use-return.ts'
import { FoldedLabel, ShowLabel, useFoldedLabel } from '../../return-label/folded-label.tsx'
import { OrderPageView, type ShownOrder } from '../order-page.tsx'

/** A return: what it goes back with, how far it has come, and what comes back of it (RC-02, RL-04). */
export function ReturnOrder(view: ShownOrder) {
  const { order } = view
  const folded = useFoldedLabel(order)
  const leads = isStillHere(useTimeline(order))
  return (
    <OrderPageView
      {...view}
      lead={<FoldedLabel order={order} folded={folded} isStillHere={leads} />}
      {...(folded.method !== null &&
        folded.method !== 'storeCode' && {
          label: { leads, button: <ShowLabel folded={folded} tone={leads ? 'black' : 'line'} /> },
        })}
      money={<RefundPart order={order} />}
      places={<ReturnPlaces order={order} withBarcode />}
    />
  )
}
