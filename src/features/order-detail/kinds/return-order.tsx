import { ReturnProgress } from '../../return-instructions/return-progress.tsx'
import { FoldedLabel } from '../../return-label/folded-label.tsx'
import { OrderPageView, type ShownOrder } from '../order-page.tsx'

/** A return: how far it has come, and what it goes back with (RC-02, RL-04). */
export function ReturnOrder(view: ShownOrder) {
  const { order } = view
  return (
    <OrderPageView
      {...view}
      progress={<ReturnProgress order={order} link />}
      lead={<FoldedLabel order={order} />}
    />
  )
}
