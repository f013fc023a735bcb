import { OrderFrame } from '../order-detail/views/order-frame.tsx'
import { Instructions } from './instructions.tsx'

/** How a return goes back, and what comes of it: the return order's own chart, with a page of its own (RC-01). */
export function ReturnInstructions({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <OrderFrame orderNumber={orderNumber} expects="return" flow="returnInstructions">
      <Instructions />
    </OrderFrame>
  )
}
