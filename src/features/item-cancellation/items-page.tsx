import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageBackLink, PageButton } from '../../components/links/links.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemCancellation } from './item-cancellation-context.ts'

/** One state of the cancellation: what it is, and what can be done. */
export function ItemsPage(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { orderNumber } = useItemCancellation().order
  return (
    <>
      <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
        <Trans>
          Order <bdi>{orderNumber}</bdi>
        </Trans>
      </PageBackLink>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div className={css.main}>{props.children}</div>
    </>
  )
}

/** Back to the order. */
export function ViewOrder({ tone = 'black' }: { readonly tone?: 'black' | 'line' }) {
  const { orderNumber } = useItemCancellation().order
  return (
    <PageButton tone={tone} to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
      <Trans>View order</Trans>
    </PageButton>
  )
}
