import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageBackLink } from '../../components/links/links.tsx'
import { PriceSummary } from '../../components/order/side/price-summary.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './return-cancellation.module.css'
import { useReturnCancellation } from './return-cancellation-context.ts'

/** One state of the cancellation: what is so, what can be done, and beside it what the return is about. */
export function ReturnPage(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui()
  const { order } = useReturnCancellation()
  const { orderNumber } = order
  return (
    <>
      <PageBackLink to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
        <Trans>
          Return <bdi>{orderNumber}</bdi>
        </Trans>
      </PageBackLink>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div className={css.columns}>
        <Columns>
          <div className={css.main}>{props.children}</div>
          <Side label={t`About this return`}>
            <PriceSummary order={order} />
          </Side>
        </Columns>
      </div>
    </>
  )
}
