import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Address } from '../../../../contract/orders/address.ts'
import type { Order } from '../../../../contract/orders/order.ts'
import { canChangeDelivery } from '../../../../domain/delivery-change/delivery-change.ts'
import text from '../../../ui/text.module.css'
import { PageTextLink } from '../../links/links.tsx'
import css from '../side/side.module.css'
import { usePage } from '../use-page.ts'
import { AddressBlock } from './address-block.tsx'

function AddressSection(props: {
  readonly title: ReactNode
  readonly address: Address | null
  readonly children?: ReactNode
}) {
  const { locale } = usePage()
  if (props.address === null) return null
  return (
    <section data-part="address">
      <h2 className={text.h3}>{props.title}</h2>
      <AddressBlock address={props.address} locale={locale} />
      {props.children}
    </section>
  )
}

/** Where the order goes, is picked up, and was bought (OD-03). */
export function Addresses(props: {
  readonly order: Order
  /** It was just cancelled here, and does not say so itself yet. */
  readonly recentlyCancelled?: boolean
}) {
  const { order, recentlyCancelled = false } = props
  return (
    <>
      <AddressSection title={<Trans>Delivery address</Trans>} address={order.shippingAddress}>
        {!recentlyCancelled && canChangeDelivery(order) && (
          <p className={css.more}>
            <PageTextLink
              to="/{-$country}/{-$locale}/orders/sales/$orderNumber/delivery"
              params={{ orderNumber: order.orderNumber }}
            >
              <Trans comment="Button, link, and title of the page: to another address or on another day (verb). Up to 26 characters">
                Change delivery
              </Trans>
            </PageTextLink>
          </p>
        )}
      </AddressSection>
      <AddressSection
        title={
          <Trans comment="Heading above the address of the store where an order is picked up">
            Pickup address
          </Trans>
        }
        address={order.pickupAddress}
      />
      <AddressSection
        title={
          <Trans comment="Heading above the address of the store that the order was bought in">Store</Trans>
        }
        address={order.storeAddress}
      />
    </>
  )
}
