import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { goesToStore } from '../../../domain/return-methods/return-label.ts'
import { AddressBlock } from '../../components/order/address/address-block.tsx'
import { OrderBarcode } from '../../components/order/barcode/order-barcode.tsx'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'

/** Where the parcel of a return leaves from; a store return leaves from nowhere, and its code stands with the store. */
export function ReturnPlaces(props: {
  readonly order: Order
  /** With the code of the return's number. */
  readonly withBarcode?: boolean
}) {
  const { order, withBarcode = false } = props
  const { locale } = usePage()
  if (goesToStore(order.returnMethod) || order.returnToStore !== null) return null
  const address = order.shipFrom?.address ?? order.shippingAddress
  return (
    <>
      {address && (
        <section data-part="address">
          <h2 className={text.h3}>
            <Trans
              context="address"
              comment="Heading above the address that the package of a return is sent from"
            >
              Sent from
            </Trans>
          </h2>
          <AddressBlock address={address} locale={locale} />
        </section>
      )}
      {withBarcode && <OrderBarcode order={order} />}
    </>
  )
}
