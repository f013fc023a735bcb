import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { standingOfOrder } from '../../../../domain/withdrawal/order-withdrawal.ts'
import { PageButton, PageTextLink } from '../../links/links.tsx'
import { WithdrawWords, withdrawalRoute } from '../../links/withdrawal-link.tsx'
import { usePage } from '../use-page.ts'
import css from './withdraw-here.module.css'

/** Leads to the withdrawal for as long as its period runs (BY-07), and says when the order was withdrawn from (BY-12). */
export function WithdrawHere({ order, now }: { readonly order: Order; readonly now: number }) {
  const { country } = usePage()
  const { orderNumber, withdrawals } = order
  const isOpen = standingOfOrder(order, { country, now }).kind === 'open'
  if (!isOpen && withdrawals.length === 0) return null
  return (
    <div className={css.here} data-part="withdrawal">
      {withdrawals.map(({ id, receivedAt }) => (
        <WithdrawnOn key={id} order={order} receivedAt={receivedAt} />
      ))}
      {isOpen && (
        <PageButton tone="line" to={withdrawalRoute} params={{ orderNumber }} data-action="withdraw">
          <WithdrawWords />
        </PageButton>
      )}
    </div>
  )
}

function WithdrawnOn({ order, receivedAt }: { readonly order: Order; readonly receivedAt: string }) {
  const { country, locale, timeZone } = usePage()
  const rule = profileOf(orderCountry(order, country)).orders.withdrawal
  const at = formatDate(receivedAt, 'long', { locale, timeZone: rule?.timeZone ?? timeZone })
  return (
    <PageTextLink to={withdrawalRoute} params={{ orderNumber: order.orderNumber }}>
      <Trans>Withdrawn on {at}</Trans>
    </PageTextLink>
  )
}
