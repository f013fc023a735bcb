import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { canCancelItems } from '../../../domain/order-actions/items-refusal.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { useApp } from '../../components/app/app-context.ts'
import { PageButton } from '../../components/links/links.tsx'
import text from '../../ui/text.module.css'

/** Leads to the page that cancels some of an order, as long as there is some of it to choose (BY-15). */
export function CancelItemsLink(props: { readonly order: Order; readonly recentlyCancelled: boolean }) {
  const { order, recentlyCancelled } = props
  const app = useApp()
  if (recentlyCancelled) return null
  if (order.pendingModification?.items !== undefined) {
    return (
      <p className={text.small} data-part="items-pending">
        <Trans>We’ve asked the warehouse to cancel some of your items.</Trans>
      </p>
    )
  }
  if (!canCancelItems(order, orderCountry(order, app.place.marketplace), app.clock.now())) return null
  return (
    <PageButton
      tone="line"
      to="/{-$country}/{-$locale}/orders/sales/$orderNumber/cancel-items"
      params={{ orderNumber: order.orderNumber }}
    >
      <Trans>Cancel some items</Trans>
    </PageButton>
  )
}
