import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { barcodeShape } from '../../../../domain/orders/barcode.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import side from '../side/side.module.css'
import { Barcode } from './barcode.tsx'

/** The order number as a code to scan in a store, where the order has one (OD-09); one that is still to be fetched shows it there. */
export function OrderBarcode({ order }: { readonly order: Order }) {
  if (!order.showBarcodeFlag) return null
  const { height, width } = barcodeShape(order.orderNumber)
  return (
    <section data-part="barcode">
      <h2 className={text.h3}>
        <Trans comment="After “Bought”, and heading above a code to be scanned in any of our stores">
          In a store
        </Trans>
      </h2>
      <Barcode text={order.orderNumber} height={height} moduleWidth={width} />
      <p className={cx(text.small, text.soft, side.hint)}>
        {order.orderType === 'RETURN_ORDER' ? (
          <Trans>Show this code in a store if you need help with this return.</Trans>
        ) : (
          <Trans>Show this code for returns or help in a store.</Trans>
        )}
      </p>
    </section>
  )
}
