import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Columns, Side } from '../../../ui/wrap.tsx'
import { usePathname } from '../../app-context.ts'
import groups from '../groups/groups.module.css'
import { OrderTitle } from '../header/order-title.tsx'
import css from './detail-skeleton.module.css'

const facts = ['6rem', '8rem', '4rem', '2rem']
const lines = ['first', 'second', 'third']

/** The boxes of an order's page, while the order is on its way. */
export function DetailSkeleton() {
  const { orderNumber = '' } = useParams({ strict: false })
  const isReturn = usePathname().includes('/orders/returns/')
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading the order</Trans>
      </VisuallyHidden>
      <div className={css.head}>
        <OrderTitle orderNumber={orderNumber} isReturn={isReturn} />
        <div className={css.facts}>
          {facts.map((width) => (
            <div key={width}>
              <Skeleton shape="text" width="3rem" />
              <Skeleton shape="text" width={width} />
            </div>
          ))}
        </div>
        <div className={css.quick}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
      <Columns>
        <div className={groups.group}>
          <div className={groups.head}>
            <Skeleton shape="text" width="6rem" />
            <Skeleton shape="head" width="22rem" />
            <Skeleton shape="lane" className={css.lanes} />
          </div>
          <div className={groups.items}>
            {lines.map((line) => (
              <div key={line} className={groups.item}>
                <Skeleton shape="picture" />
                <div className={css.words}>
                  <Skeleton shape="text" width="12rem" />
                  <Skeleton shape="text" width="9rem" />
                  <Skeleton shape="text" width="7rem" />
                </div>
              </div>
            ))}
          </div>
        </div>
        <Side>
          <section className={css.words}>
            <Skeleton shape="text" width="4rem" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="head" />
          </section>
          <section className={css.words}>
            <Skeleton shape="text" width="8rem" />
            <Skeleton shape="text" width="11rem" />
            <Skeleton shape="text" width="10rem" />
          </section>
        </Side>
      </Columns>
    </div>
  )
}
