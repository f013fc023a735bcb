import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeliveryRefusal } from '../../../domain/delivery-change/delivery-change.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { Gap } from '../../components/words/gap.tsx'
import text from '../../ui/text.module.css'
import css from './delivery-change.module.css'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'
import { DeliveryPage } from './delivery-page.tsx'

/** The order was packed while the warehouse was asked. */
export function TooLate() {
  return (
    <Refused title={<Trans>It’s too late to change delivery</Trans>}>
      <Trans>Your order was packed just before your change reached us, so nothing changed.</Trans>
      <Gap />
      <Reason refusal="packed" />
    </Refused>
  )
}

/** The delivery cannot be changed: why, and what can be done instead. */
export function Closed() {
  const refusal = useDeliveryState(({ context }) => context.offer.refusal)
  if (refusal === null) return null
  return (
    <Refused
      title={
        refusal === 'packed' ? (
          <Trans>It’s too late to change delivery</Trans>
        ) : (
          <Trans>You can’t change delivery</Trans>
        )
      }
    >
      <Reason refusal={refusal} />
    </Refused>
  )
}

function Refused(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { order } = useDeliveryChange()
  return (
    <DeliveryPage title={props.title}>
      <p className={text.read} data-part="delivery-closed">
        {props.children}
      </p>
      <div className={css.actions}>
        <PageButton
          to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
          params={{ orderNumber: order.orderNumber }}
        >
          <Trans>View order</Trans>
        </PageButton>
        <ContactUs />
      </div>
    </DeliveryPage>
  )
}

function Reason({ refusal }: { readonly refusal: DeliveryRefusal }) {
  switch (refusal) {
    case 'packed':
      return (
        <Trans>
          We’re already packing your order, or it’s on its way. If you won’t be there to receive it, contact
          us. Once it arrives, you can return it.
        </Trans>
      )
    case 'cancelled':
      return <Trans>This order is canceled, so nothing will be delivered.</Trans>
    case 'cancellationPending':
      return (
        <Trans>We’re canceling this order. If that doesn’t work, you can change delivery afterward.</Trans>
      )
    case 'unpaid':
      return <Trans>This order isn’t paid yet. Pay for it first, then you can change delivery.</Trans>
    case 'notDelivered':
      return <Trans>We don’t deliver this order to an address that can be changed here.</Trans>
  }
}
