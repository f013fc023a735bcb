import { useSelector } from '@xstate/react'
import { isReviewed, offersReview } from '../../../machines/review/review.selectors.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useActionText } from '../action-text.tsx'
import { useApp } from '../app-context.ts'
import type { ReviewOfferProps } from './review-context.ts'
import { ReviewSent } from './review-sent.tsx'

/** The way to write a review of a line, or that one was sent (OD-10). */
export function ReviewOffer({ item, actor }: ReviewOfferProps) {
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
