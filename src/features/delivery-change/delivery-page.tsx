import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageBackLink } from '../../components/links/links.tsx'
import { ItemThumbs } from '../../components/order/thumbs/item-thumbs.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './delivery-change.module.css'
import { useDeliveryChange } from './delivery-change-context.ts'

/** One state of the change: what it is, what can be done, and beside it what is delivered. */
export function DeliveryPage(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui()
  const { order } = useDeliveryChange()
  const { orderNumber } = order
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
      <div className={css.page}>
        <Columns>
          <div className={css.main}>{props.children}</div>
          <Side label={t`About this order`}>
            <section>
              <h2 className={text.h3}>
                <Trans>In this order</Trans>
              </h2>
              <ItemThumbs items={order.group.flatMap(({ orderItems }) => orderItems)} />
            </section>
          </Side>
        </Columns>
      </div>
    </>
  )
}
