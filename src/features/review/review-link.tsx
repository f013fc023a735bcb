import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import { isReviewed, offersReview } from '../../../machines/review/review.selectors.ts'
import type { OrderItem } from '../../contract/order-item.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useActionText } from '../action-text.tsx'
import { useApp } from '../app-context.ts'
import { type ReviewActor, ReviewContext } from './review-context.ts'
import { ReviewSent } from './review-sent.tsx'

type Props = { readonly item: Pick<OrderItem, 'id' | 'product'> }

/** The way to write a review of a line, as soon as the host has signed who writes (OD-10). */
export function ReviewLink({ item }: Props) {
  const actor = useContext(ReviewContext)
  return actor && <Offer item={item} actor={actor} />
}

function Offer({ item, actor }: Props & { readonly actor: ReviewActor }) {
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
