import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Address } from '../../../../contract/orders/address.ts'
import type { Order } from '../../../../contract/orders/order.ts'
import text from '../../../ui/text.module.css'
import { usePage } from '../use-page.ts'
import { AddressBlock } from './address-block.tsx'

function AddressSection(props: { readonly title: ReactNode; readonly address: Address | null }) {
  const { locale } = usePage()
  if (props.address === null) return null
  return (
    <section data-part="address">
      <h2 className={text.h3}>{props.title}</h2>
      <AddressBlock address={props.address} locale={locale} />
    </section>
  )
}

/** Where the order goes, is picked up, and was bought (OD-03). */
export function Addresses({ order }: { readonly order: Order }) {
  return (
    <>
      <AddressSection title={<Trans>Delivery address</Trans>} address={order.shippingAddress} />
      <AddressSection title={<Trans>Pickup address</Trans>} address={order.pickupAddress} />
      <AddressSection title={<Trans>Store</Trans>} address={order.storeAddress} />
    </>
  )
}
