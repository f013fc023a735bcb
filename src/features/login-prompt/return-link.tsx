import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { PageButton } from '../../components/links/links.tsx'
import type { ButtonTone } from '../../ui/controls/button.tsx'

/** Leads to the return of an order's items. */
export function ReturnLink(props: {
  readonly order: Order
  readonly tone: ButtonTone
  readonly children: ReactNode
}) {
  const { order, tone, children } = props
  return (
    <PageButton
      tone={tone}
      to="/{-$country}/{-$locale}/orders/sales/$orderNumber/return"
      params={{ orderNumber: order.orderNumber }}
      data-action="return"
    >
      {children}
    </PageButton>
  )
}
