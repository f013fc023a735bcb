import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { canCancel } from '../../../domain/order-actions/cancel-window.ts'
import { isInStore } from '../../../domain/orders/in-store.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { useApp } from '../../components/app/app-context.ts'
import { PageButton, PageTextLink } from '../../components/links/links.tsx'
import type { ButtonTone } from '../../ui/controls/button.tsx'
import css from './deferred-payment.module.css'
import { usePaymentState } from './payment-context.ts'

const orderPage = '/{-$country}/{-$locale}/orders/sales/$orderNumber' as const

export function ToOrder({ tone = 'black' }: { readonly tone?: ButtonTone }) {
  const orderNumber = usePaymentState(({ context }) => context.orderNumber)
  return (
    <PageButton tone={tone} to={orderPage} params={{ orderNumber }}>
      <Trans>View order</Trans>
    </PageButton>
  )
}

/** The same rule as on the order's page, where the dialog opens (CA-03). */
const useCanCancel = (order: Order): boolean => {
  const { clock, place, recentChanges } = useApp()
  return (
    !isInStore(order) &&
    canCancel({
      order,
      now: clock.now(),
      recentlyCancelled: recentChanges.has(order.orderNumber),
      country: orderCountry(order, place.marketplace),
    })
  )
}

/** To the order's page, and to the question whether to cancel it. */
export function OrderLinks({ order }: { readonly order: Order }) {
  const { orderNumber } = order
  const isCancellable = useCanCancel(order)
  return (
    <p className={css.links} data-part="order-links">
      <PageTextLink to={orderPage} params={{ orderNumber }}>
        <Trans>View order</Trans>
      </PageTextLink>
      {isCancellable && (
        <PageTextLink
          to={orderPage}
          params={{ orderNumber }}
          search={{ modal: 'cancel' }}
          data-action="cancel"
        >
          <Trans comment="Button: asks whether to cancel the order (verb)">Cancel order</Trans>
        </PageTextLink>
      )}
    </p>
  )
}
