import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import type { OrderType } from '../../../../contract/orders/order-types.ts'
import { offeredItemActions } from '../../../../domain/order-actions/item-actions.ts'
import { itemReturnsOf } from '../../../../domain/order-actions/item-returns.ts'
import { mayTrackLine } from '../../../../domain/tracking/track-shipment.ts'
import { useApp } from '../../../components/app/app-context.ts'
import { replacesPage } from '../../../components/links/replace-page.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { useActionText } from '../../../components/words/action-text.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { BuyAgainAction } from '../../buy-again/buy-again-action.tsx'
import { ReviewLink } from '../../review/review-link.tsx'
import css from './groups.module.css'

/** What the line's own actions offer (OD-16). */
export function ItemLinks(props: { readonly item: OrderItem; readonly orderType: OrderType }) {
  const { item, orderType } = props
  const textOf = useActionText()
  const page = usePage()
  const { clock, place } = useApp()
  const { country, canWriteReview } = page
  const { disableReturns } = page.flags
  const canTrack = mayTrackLine(item, { orderType, isReturnDetail: orderType === 'RETURN_ORDER', country })
  const actions = offeredItemActions(item, {
    ...page.links,
    ...itemReturnsOf(item, { orderType, country, now: clock.now(), disableReturns }),
    canWriteReview,
    canTrack,
    place,
  })
  const links = actions.filter(({ name }) => name !== 'writeReview')
  if (actions.length === 0) return null
  return (
    <div className={css.links}>
      {links.length < actions.length && <ReviewLink item={item} />}
      {links.map(({ name, link }) =>
        name === 'buyItAgain' ? (
          <BuyAgainAction key={name} line={item} link={link} tone="quiet" />
        ) : (
          <TextLink
            key={name}
            href={link}
            {...(name === 'trackShipment' ? replacesPage() : {})}
            data-action={name}
          >
            {textOf(name)}
            <VisuallyHidden>: {item.product.title}</VisuallyHidden>
          </TextLink>
        ),
      )}
    </div>
  )
}
