import { useSelector } from '@xstate/react'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { isReviewed, offersReview } from '../../../machines/review/review.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useActionText } from '../../components/words/action-text.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { ReviewActor } from './review-context.ts'
import { ReviewSent } from './review-sent.tsx'

/** The way to write a review of a line, or that one was sent (OD-10). */
export function ReviewOffer(props: {
  readonly item: Pick<OrderItem, 'id' | 'product'>
  readonly actor: ReviewActor
}) {
  const { item, actor } = props
  const { track } = useApp()
  const textOf = useActionText()
  const isOffered = useSelector(actor, (snapshot) => offersReview(snapshot, item.id))
  const isDone = useSelector(actor, (snapshot) => isReviewed(snapshot, item.id))
  if (isDone) return <ReviewSent />
  if (!isOffered) return null
  return (
    <Button
      tone="quiet"
      data-action="writeReview"
      onClick={() => {
        track('Write Review Clicked', {})
        actor.send({ type: 'review.write', lineId: item.id })
      }}
    >
      {textOf('writeReview')}
      <VisuallyHidden>: {item.product.title}</VisuallyHidden>
    </Button>
  )
}
