import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { usePathname } from '../../../components/app/app-context.ts'
import { OrderTitle } from '../../../components/order/title/order-title.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../../ui/layout/wrap.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import groups from '../groups/groups.module.css'
import css from './detail-skeleton.module.css'

const facts = ['short', 'medium', 'half', 'tiny'] as const
const lines = ['first', 'second', 'third']

function Bones({
  widths,
  className,
}: {
  readonly widths: readonly NonNullable<ComponentProps<typeof Skeleton>['width']>[]
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
            <Bones key={width} widths={['tiny', width]} />
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
            <Skeleton shape="text" width="short" />
            <Skeleton shape="head" width="wide" />
            <Skeleton shape="lane" className={css.lanes} />
          </div>
          <div className={groups.items}>
            {lines.map((line) => (
              <div key={line} className={groups.item}>
                <Skeleton shape="picture" />
                <Bones className={css.words} widths={['long', 'medium', 'short']} />
              </div>
            ))}
          </div>
        </div>
        <Side>
          <section>
            <Bones className={css.words} widths={['tiny', 'wide', 'long', 'medium']} />
          </section>
          <section>
            <Bones className={css.words} widths={['short', 'long', 'medium']} />
          </section>
        </Side>
      </Columns>
    </div>
  )
}
