import { Suspense } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { WhenNear } from '../../../ui/layout/when-near.tsx'
import { lazyPart } from '../../late/lazy-part.ts'
import side from '../side/side.module.css'

const BarcodeSection = lazyPart(() => import('./barcode-section.tsx').then((it) => it.BarcodeSection))

/** The order's code where it has one (OD-09); the encoder is loaded for it alone, when it is about to be seen. */
export function OrderBarcode({ order }: { readonly order: Order }) {
  if (!order.showBarcodeFlag) return null
  return (
    <section data-part="barcode">
      <WhenNear className={side.code}>
        <Suspense fallback={<div className={side.code} />}>
          <BarcodeSection order={order} />
        </Suspense>
      </WhenNear>
    </section>
  )
}
