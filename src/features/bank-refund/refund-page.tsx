import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { instructionsRoute } from '../../components/links/instructions-route.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { PriceSummary } from '../../components/order/side/price-summary.tsx'
import { usePage } from '../../components/order/use-page.ts'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './bank-refund.module.css'

/** One state of the refund: what it is, what can be done, and beside it what comes back. */
export function RefundPage(props: {
  readonly order: Order
  readonly title: ReactNode
  /** What the page leads on to, in its first words. */
  readonly notes?: ReactNode
  readonly children: ReactNode
}) {
  const { t } = useLingui()
  const { order } = props
  const { orderNumber } = order
  const { flags } = usePage()
  return (
    <>
      <PageBackLink to={instructionsRoute(flags)} params={{ orderNumber }}>
        <Trans>
          Return <bdi>{orderNumber}</bdi>
        </Trans>
      </PageBackLink>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div className={css.notes}>{props.notes}</div>
      <Columns>
        <div className={css.main}>{props.children}</div>
        <Side label={t`About this return`}>
          <PriceSummary order={order} />
        </Side>
      </Columns>
    </>
  )
}
