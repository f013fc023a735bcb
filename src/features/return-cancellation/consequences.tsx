import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { pickupBookingOf } from '../../../domain/return-instructions/pickup-booking.ts'
import { carrierOfMethod } from '../../../domain/return-methods/method-carrier.ts'
import { isStoreReturn } from '../../../domain/return-methods/return-methods.ts'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'
import { methodOf } from '../return-instructions/use-return.ts'
import css from './return-cancellation.module.css'

/** What is so once the return is called off: items, money, what it would have gone back with, and who would have come. */
export function Consequences({ order }: { readonly order: Order }) {
  const { locale, country } = usePage()
  const method = methodOf(order)
  const place = { country: orderCountry(order, country), address: order.shipFrom?.address ?? null }
  const code = method && carrierOfMethod(method, place)
  const carrier = code && carrierName(code)
  const isBooked = pickupBookingOf(order.returnMethod, place) !== null
  const { orderTotal } = order.transaction
  const amount = !orderTotal ? null : formatWireMoney(orderTotal, order.currency, locale)
  return (
    <ul className={css.list} data-part="consequences">
      <li>
        <Trans>You keep the items. You can return them another time, while your return window is open.</Trans>
      </li>
      <li>
        {amount === null ? (
          <Trans>There’s no refund for this return.</Trans>
        ) : (
          <Trans>
            We won’t refund the <bdi className={text.strong}>{amount}</bdi> of this return.
          </Trans>
        )}
      </li>
      <li>
        {method !== null && isStoreReturn(method.id) ? (
          <Trans>The code for the store won’t be valid anymore.</Trans>
        ) : (
          <Trans>Your label or code won’t be valid anymore. Don’t send anything with it.</Trans>
        )}
      </li>
      {isBooked && (
        <li>
          {carrier ? (
            <Trans>
              If you booked a pickup with <bdi>{carrier}</bdi>, cancel it with them.
            </Trans>
          ) : (
            <Trans>If you booked a pickup, cancel it with the carrier.</Trans>
          )}
        </li>
      )}
      {order.bankRefund?.sent && (
        <li>
          <Trans>We’ll delete the bank details that you sent us.</Trans>
        </li>
      )}
    </ul>
  )
}
