import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageBackLink, PageButton } from '../../components/links/links.tsx'
import { cx } from '../../ui/cx.ts'
import { Columns } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemCancellation } from './item-cancellation-context.ts'

/** One state of the cancellation: what it is, what can be done, and beside it the money, where there is some to tell of. */
export function ItemsPage(props: {
  readonly title: ReactNode
  readonly side?: ReactNode
  readonly children: ReactNode
}) {
  const { orderNumber } = useItemCancellation().order
  const main = <div className={css.main}>{props.children}</div>
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
      {!props.side ? (
        main
      ) : (
        <Columns>
          {main}
          {props.side}
        </Columns>
      )}
    </>
  )
}

/** What comes back, beside the items on wide screens and beneath them on small ones; `isBar` keeps it there in reach. */
export function RefundSide(props: { readonly isBar?: boolean; readonly children: ReactNode }) {
  const { t } = useLingui()
  return (
    <aside className={cx(css.side, props.isBar && css.bar)} aria-label={t`Your refund`}>
      <h2 className={text.h2}>
        <Trans>Your refund</Trans>
      </h2>
      {props.children}
    </aside>
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
