import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { carrierName } from '../../../../domain/links/carriers.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { cardInfo } from '../../../../domain/return-methods/method-card.ts'
import { carrierOfMethod } from '../../../../domain/return-methods/method-carrier.ts'
import { priceOfReturn, roleOfReturn } from '../../../../domain/return-methods/method-prices.ts'
import { isStoreReturn } from '../../../../domain/return-methods/return-methods.ts'
import { usePage } from '../../../components/order/use-page.ts'
import text from '../../../ui/text.module.css'
import { CardInfoWords } from '../../return-wizard/method/card-words.tsx'
import { useMethodPrice } from '../../return-wizard/method/method-price.tsx'
import { methodOf } from '../use-return.ts'

/** What it costs to send a return back, the tax in that, and how it is paid (RM-04, RM-09). */
export function ReturnPrice({ order }: { readonly order: Order }) {
  const { country: page, flags, isMember } = usePage()
  const priceWords = useMethodPrice()
  const method = methodOf(order)
  if (method === null) return null
  const { id } = method
  const role = roleOfReturn(order, isMember)
  const place = { country: orderCountry(order, page), address: order.shipFrom?.address ?? null }
  const price = priceOfReturn(id, { country: place.country, role, flags })
  if (price === null) return null
  if (isStoreReturn(id)) {
    return (
      <p data-part="return-price">
        <Trans>Returning to a store is free.</Trans>
      </p>
    )
  }
  const code = carrierOfMethod(method, place)
  const { price: amount } = priceWords(price)
  return (
    <div data-part="return-price">
      {price.kind !== 'shopperPays' && (
        <p>
          <b className={text.strong}>
            {price.kind === 'from' ? (
              <Trans>Pickup fee: {amount}</Trans>
            ) : (
              <Trans>Return shipping: {amount}</Trans>
            )}
          </b>{' '}
          {price.kind === 'fixed' && price.includedTax === 'gst10' && <Trans>Inclusive of 10% GST</Trans>}
        </p>
      )}
      {price.kind !== 'free' && (
        <p>
          <CardInfoWords
            info={cardInfo({ id, price, role, place })}
            carrier={code ? carrierName(code) : ''}
          />
        </p>
      )}
    </div>
  )
}
