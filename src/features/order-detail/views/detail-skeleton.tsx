import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { usePathname } from '../../../components/app/app-context.ts'
import { OrderTitle } from '../../../components/order/title/order-title.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../../ui/layout/wrap.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import groups from '../groups/groups.module.css'
import css from './detail-skeleton.module.css'

const facts = ['6rem', '8rem', '4rem', '2rem']
const lines = ['first', 'second', 'third']

function Bones({
  widths,
  className,
}: {
  readonly widths: readonly string[]
  readonly className?: string | undefined
}) {
  return (
    <div className={className}>
      {widths.map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  )
}

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
            <Bones key={width} widths={['3rem', width]} />
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
                <Bones className={css.words} widths={['12rem', '9rem', '7rem']} />
              </div>
            ))}
          </div>
        </div>
        <Side>
          <section>
            <Bones className={css.words} widths={['4rem', '22rem', '21rem', '20rem']} />
          </section>
          <section>
            <Bones className={css.words} widths={['8rem', '11rem', '10rem']} />
          </section>
        </Side>
      </Columns>
    </div>
  )
}
