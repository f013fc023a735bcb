import type { ReactNode } from 'react'
import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import { PageLink, PageTextLink } from '../../../components/links/links.tsx'
import { usePreloadInView } from '../../../components/links/use-preload-in-view.ts'

type Props = {
  readonly order: Pick<HistoryItem, 'orderNumber' | 'orderType'>
  readonly children: ReactNode
  readonly className?: string | undefined
}

const pageOf = ({ orderNumber, orderType }: Props['order']) => ({
  to:
    orderType === 'RETURN_ORDER'
      ? ('/{-$country}/{-$locale}/orders/returns/$orderNumber' as const)
      : ('/{-$country}/{-$locale}/orders/sales/$orderNumber' as const),
  params: { orderNumber },
})

/** A link to an order's own page that stands alone; the page is loaded ahead of the tap. */
export function OrderLink({ order, forward, ...rest }: Props & { readonly forward?: boolean }) {
  const page = pageOf(order)
  const ref = usePreloadInView(page.to, order.orderNumber)
  return <PageTextLink ref={ref} {...page} {...rest} {...(forward && { forward })} />
}

/** The same within a line: around its picture or its name. `quiet` keeps it out of the tab order. */
export function LineLink({ order, quiet, ...rest }: Props & { readonly quiet?: boolean }) {
  return <PageLink {...pageOf(order)} {...rest} {...(quiet && { tabIndex: -1 })} />
}
