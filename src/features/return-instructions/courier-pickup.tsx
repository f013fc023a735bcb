import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { carrierOfMethod } from '../../../domain/return-methods/method-carrier.ts'
import type { ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { AddressBlock } from '../../components/order/address/address-block.tsx'
import section from '../../components/order/section.module.css'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'
import css from './courier-pickup.module.css'
import { NextSteps } from './next-steps.tsx'
import { methodOf } from './use-return.ts'

type Recipient = NonNullable<Order['shipFrom']>['recipient']

/** Names of who hands the parcel over; those that are not known stay as the address has them. */
const namesOf = (recipient: Recipient | undefined): Partial<NonNullable<Recipient>> =>
  Object.fromEntries(Object.entries(recipient ?? {}).filter(([, name]) => Boolean(name)))

/** The courier view of a return's own page: who comes, where to, and what to do until then (RC-02). */
export function CourierPickup(props: { readonly order: Order; readonly timeline: ReturnTimeline }) {
  const { order, timeline } = props
  const { locale, country } = usePage()
  const method = methodOf(order)
  const { address: from = null, recipient } = order.shipFrom ?? {}
  const address = from ? { ...from, ...namesOf(recipient) } : order.shippingAddress
  const place = { country: orderCountry(order, country), address: from }
  const code = method && carrierOfMethod(method, place)
  const carrier = code && carrierName(code)
  return (
    <div data-part="courier-pickup">
      <section className={section.part}>
        <h2 className={text.h2}>
          <Trans>A courier collects your package</Trans>
        </h2>
        <p>
          {carrier ? (
            <Trans>
              A courier of <bdi className={text.strong}>{carrier}</bdi> comes to this address.
            </Trans>
          ) : (
            <Trans>The courier comes to this address.</Trans>
          )}
        </p>
        {address && (
          <div className={css.box} data-part="address-box">
            <AddressBlock address={address} locale={locale} />
          </div>
        )}
      </section>
      <NextSteps order={order} timeline={timeline} />
    </div>
  )
}
