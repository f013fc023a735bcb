import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { returnCancelRefusalOf } from '../../../domain/return-progress/return-cancellation.ts'
import { PageButton } from '../../components/links/links.tsx'
import css from './instructions.module.css'

/** Leads to taking the return back, as long as that can be done (BY-13). */
export function CancelReturnLink({ order }: { readonly order: Order }) {
  const { orderNumber } = order
  if (returnCancelRefusalOf(order) !== null) return null
  return (
    <div className={css.otherWay}>
      <PageButton
        tone="quiet"
        to="/{-$country}/{-$locale}/orders/returns/$orderNumber/cancel-return"
        params={{ orderNumber }}
        data-action="cancel-return"
      >
        <Trans>Cancel return</Trans>
      </PageButton>
    </div>
  )
}
