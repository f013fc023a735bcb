import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Order } from '../../../contract/order.ts'
import { barcodeShape } from '../../../domain/barcode.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import side from '../side/side.module.css'

const Barcode = lazy(() => import('./barcode.tsx').then((module) => ({ default: module.Barcode })))

/** The order number as a code to scan in a store, where the order has one (OD-09); the encoder is loaded for it alone. */
export function BarcodeSection({ order }: { readonly order: Order }) {
  if (!order.showBarcodeFlag) return null
  const { height, width } = barcodeShape(order.orderNumber)
  return (
    <section data-part="barcode">
      <h2 className={text.h3}>
        <Trans>In a store</Trans>
      </h2>
      <Suspense fallback={<div className={side.code} />}>
        <Barcode text={order.orderNumber} height={height} moduleWidth={width} />
      </Suspense>
      <p className={cx(text.small, text.soft, side.hint)}>
        <Trans>Show this code if you return or ask in person.</Trans>
      </p>
    </section>
  )
}
