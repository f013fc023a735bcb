import type { OrderItem } from '../../../contract/order-item.ts'
import type { OrderType } from '../../../contract/order-types.ts'
import { offeredItemActions } from '../../../domain/item-actions.ts'
import { mayTrackLine } from '../../../domain/track-shipment.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useActionText } from '../../action-text.tsx'
import { replacePage } from '../../replace-page.ts'
import { ReviewLink } from '../../review/review-link.tsx'
import { BuyAgainAction } from '../../shop/buy-again-action.tsx'
import { usePage } from '../use-page.ts'
import css from './groups.module.css'

/** What the line's own actions offer (OD-16). */
export function ItemLinks(props: { readonly item: OrderItem; readonly orderType: OrderType }) {
  const { item, orderType } = props
  const textOf = useActionText()
  const page = usePage()
  const { country, canWriteReview } = page
  const canTrack = mayTrackLine(item, { orderType, isReturnDetail: orderType === 'RETURN_ORDER', country })
  const actions = offeredItemActions(item, { ...page.links, canWriteReview, canTrack })
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
            onClick={name === 'trackShipment' ? replacePage : undefined}
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
