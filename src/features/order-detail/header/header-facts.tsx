import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { returnTerms } from '../../../../domain/countries/return-terms.ts'
import { isMoneyless } from '../../../../domain/exchange/moneyless.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../../domain/format/money.ts'
import { isInStore } from '../../../../domain/orders/in-store.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { alternateTotalOf } from '../../../../domain/orders/price-summary.ts'
import { givesMoneyBack, returnOutcomeOfOrder } from '../../../../domain/return-progress/return-life.ts'
import { PageLink } from '../../../components/links/links.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import { AlternateTotal } from '../../../components/price/alternate-total.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'

const pieces = (order: Order): number =>
  order.group
    .flatMap((group) => group.orderItems)
    .filter(({ replacementFor }) => replacementFor === null)
    .reduce((sum, item) => sum + Math.max(1, item.lineItemTransaction.quantity), 0)

/** When, how much, where and how many (OD-02); an order of a store says so (OD-14). */
export function HeaderFacts({ order }: { readonly order: Order }) {
  const { locale, timeZone, country, flags } = usePage()
  const { orderDate, orderTotal } = order.transaction
  const alternate = alternateTotalOf(order)
  const isReturn = order.orderType === 'RETURN_ORDER'
  const outcome = returnOutcomeOfOrder(order)
  const count = pieces(order)
  return (
    <Facts
      row
      facts={[
        {
          id: 'date',
          term: isReturn ? (
            <Trans comment="Entry in the timeline of an item, with its day beside it; before the day of a return. Up to 29 characters">
              Return created
            </Trans>
          ) : (
            <Trans comment="Before the day of an order; entry in the timeline of an item, with its day beside it; step of its progress. Up to 19 characters">
              Ordered
            </Trans>
          ),
          value: orderDate && (
            <time dateTime={orderDate}>{formatDate(orderDate, 'long', { locale, timeZone })}</time>
          ),
        },
        {
          id: 'total',
          term: !isReturn ? (
            <Trans>Total</Trans>
          ) : outcome === 'refunded' ? (
            <Trans comment="Participle, of money that was given back: before an amount, and as the last step of a return. Up to 24 characters">
              Refunded
            </Trans>
          ) : returnTerms(orderCountry(order, country), flags).namesRefundTotal ? (
            <Trans>Refund total, estimated</Trans>
          ) : (
            <Trans>Refund total</Trans>
          ),
          value:
            (orderTotal !== null && !isMoneyless(order) && (!isReturn || givesMoneyBack(outcome)) && (
              <>
                <bdi>{formatWireMoney(orderTotal, order.currency, locale)}</bdi>{' '}
                {alternate && (
                  <AlternateTotal amount={formatWireMoney(alternate.amount, alternate.currency, locale)} />
                )}
              </>
            )) ||
            null,
        },
        {
          id: 'purchase',
          term: <Trans comment="Before “Online” or “In a store”: where the order was placed">Bought</Trans>,
          value: isReturn ? null : isInStore(order) ? (
            <Trans comment="After “Bought”, and heading above a code to be scanned in any of our stores">
              In a store
            </Trans>
          ) : (
            <Trans comment="After “Bought”: on the web">Online</Trans>
          ),
        },
        {
          id: 'items',
          term: (
            <Trans comment="Goods of an order or a return: heading of a list, name of a step, and before a number or an amount. Up to 11 characters">
              Items
            </Trans>
          ),
          value: count === 0 ? null : count,
        },
        { id: 'status', term: <Trans>Status</Trans>, value: order.fullOrderStatus?.subStatus ?? null },
        {
          id: 'sales',
          term: <Trans comment="Noun, before the number of an order">Order</Trans>,
          value:
            isReturn && order.parentSalesOrderNumber ? (
              <SalesOrder number={order.parentSalesOrderNumber} />
            ) : null,
        },
      ]}
    />
  )
}

/** The order that a return belongs to. */
function SalesOrder({ number }: { readonly number: string }) {
  return (
    <PageLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber: number }}>
      <bdi>{number}</bdi>
    </PageLink>
  )
}
