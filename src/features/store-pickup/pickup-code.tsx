import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { barcodeShape } from '../../../domain/orders/barcode.ts'
import { HeldOut } from '../../components/code/held-out.tsx'
import { KeepOffline } from '../../components/code/keep-offline.tsx'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './store-pickup.module.css'

/** The order number as a code to scan where the order is fetched (OD-09). */
export function PickupCode(props: { readonly order: Order; readonly isReady: boolean }) {
  const { orderNumber, showBarcodeFlag } = props.order
  if (!showBarcodeFlag) return null
  const { height, width } = barcodeShape(orderNumber)
  const bars = <Barcode text={orderNumber} height={height} moduleWidth={width} />
  return (
    <div className={css.code} data-part="barcode">
      {props.isReady ? <HeldOut>{bars}</HeldOut> : bars}
      <p className={cx(text.small, text.soft)}>
        {props.isReady ? (
          <Trans comment="Beneath a code: at the counter of a store, where an order is picked up or a return is handed in">
            Show this code at the counter.
          </Trans>
        ) : (
          <Trans>You’ll need this code once your order is ready.</Trans>
        )}
      </p>
      {props.isReady && (
        <KeepOffline
          code={{
            kind: 'pickup',
            number: orderNumber,
            lastDay: props.order.storePickup?.collectBy ?? null,
            place: props.order.pickupAddress?.pickUpLocation ?? null,
          }}
        />
      )}
    </div>
  )
}
