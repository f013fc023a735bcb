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
          term: isReturn ? <Trans>Return created</Trans> : <Trans>Ordered</Trans>,
          value: orderDate && (
            <time dateTime={orderDate}>{formatDate(orderDate, 'long', { locale, timeZone })}</time>
          ),
        },
        {
          id: 'total',
          term: !isReturn ? (
            <Trans>Total</Trans>
          ) : outcome === 'refunded' ? (
            <Trans>Refunded</Trans>
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
          term: <Trans>Bought</Trans>,
          value: isReturn ? null : isInStore(order) ? <Trans>In a store</Trans> : <Trans>Online</Trans>,
        },
        { id: 'items', term: <Trans>Items</Trans>, value: count === 0 ? null : count },
        { id: 'status', term: <Trans>Status</Trans>, value: order.fullOrderStatus?.subStatus ?? null },
        {
          id: 'sales',
          term: <Trans>Order</Trans>,
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
