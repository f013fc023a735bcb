import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Order } from '../../../contract/order.ts'
import { barcodeShape } from '../../../domain/barcode.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { WhenNear } from '../../../ui/when-near.tsx'
import { lazyPart } from '../../lazy-part.ts'
import side from '../side/side.module.css'

const Barcode = lazyPart(() => import('./barcode.tsx').then((it) => it.Barcode))

/** The order number as a code to scan in a store, where the order has one (OD-09); the encoder is loaded for it alone. */
export function BarcodeSection({ order }: { readonly order: Order }) {
  if (!order.showBarcodeFlag) return null
  const { height, width } = barcodeShape(order.orderNumber)
  return (
    <section data-part="barcode">
      <h2 className={text.h3}>
        <Trans>In a store</Trans>
      </h2>
      <WhenNear className={side.code}>
        <Suspense fallback={<div className={side.code} />}>
          <Barcode text={order.orderNumber} height={height} moduleWidth={width} />
        </Suspense>
      </WhenNear>
      <p className={cx(text.small, text.soft, side.hint)}>
        <Trans>Show this code if you return or ask in person.</Trans>
      </p>
    </section>
  )
}
