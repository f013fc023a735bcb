import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { instructionsRoute } from '../../components/links/instructions-route.ts'
import { PageButton } from '../../components/links/links.tsx'
import { usePage } from '../../components/order/use-page.ts'
import css from './bank-refund.module.css'

/** To the return's own page, and to how it is sent back (RF-02). */
export function ReturnButtons({ order, children }: { readonly order: Order; readonly children?: ReactNode }) {
  const { orderNumber } = order
  const { flags } = usePage()
  return (
    <div className={css.actions}>
      <PageButton to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
        <Trans>View your return</Trans>
      </PageButton>
      <PageButton tone="line" to={instructionsRoute(flags)} params={{ orderNumber }}>
        <Trans>See how to send it</Trans>
      </PageButton>
      {children}
    </div>
  )
}
