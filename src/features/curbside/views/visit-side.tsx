import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../../contract/pickup/store.ts'
import { storeName } from '../../../../domain/pickup/store-name.ts'
import { PageTextLink } from '../../../components/links/links.tsx'
import { StoreFacts } from '../../../components/store/store-facts.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import text from '../../../ui/text.module.css'
import css from '../curbside.module.css'

/** Beside the visit: the order, which is known at once, and then the store with today's hours (CU-03). */
export function VisitSide(props: {
  readonly store: Store | null
  readonly orderNumber: string
  readonly isLoading: boolean
}) {
  const { store, orderNumber } = props
  return (
    <>
      <section className={css.order} data-part="order">
        <h2 className={text.h3}>
          <Trans>Your order</Trans>
        </h2>
        <p>
          <bdi className={text.num}>{orderNumber}</bdi>
        </p>
        <PageTextLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }} forward>
          <Trans>Order status</Trans>
        </PageTextLink>
      </section>
      {store && (
        <section className={css.sideFacts} data-part="store">
          <h2 className={text.h3}>
            <bdi>{storeName(store)}</bdi>
          </h2>
          <StoreFacts store={store} />
        </section>
      )}
      {!store && props.isLoading && (
        <section className={css.bones}>
          <Skeleton shape="head" width="most" />
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="most" />
        </section>
      )}
    </>
  )
}
