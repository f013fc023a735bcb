import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../domain/format/money.ts'
import type { HistoryOrder } from '../../../domain/order-history/history.ts'
import { partnerSum } from '../../../domain/order-history/partner-orders.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { Sum } from '../../ui/layout/sum.tsx'
import css from './partner-orders.module.css'

/** What comes on top of the lines of a partner order, where something does. */
export function PartnerTotal({ order }: { readonly order: HistoryOrder }) {
  const { tag } = usePlace()
  const sum = partnerSum(order)
  if (sum === null) return null
  const rows = [
    {
      id: 'items',
      term: sum.hasTax ? (
        <Trans>Items, with tax</Trans>
      ) : (
        <Trans comment="Goods of an order or a return: heading of a list, name of a step, and before a number or an amount. Up to 11 characters">
          Items
        </Trans>
      ),
      of: sum.items,
    },
    { id: 'shipping', term: <Trans>Shipping</Trans>, of: sum.shipping },
    ...(sum.others === 0
      ? []
      : [{ id: 'others', term: <Trans>Discounts and other charges</Trans>, of: sum.others }]),
    { id: 'total', term: <Trans>Order total</Trans>, of: sum.total },
  ]
  return (
    <div className={css.sum} data-part="order-sum">
      <Sum
        rows={rows.map(({ id, term, of }) => ({
          id,
          term,
          amount: formatMoney(of, order.currency, tag),
          total: id === 'total',
        }))}
      />
    </div>
  )
}
