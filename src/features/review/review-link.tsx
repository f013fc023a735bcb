import { useContext } from 'react'
import { ReviewContext, type ReviewOfferProps } from './review-context.ts'

/** The way to write a review of a line, as soon as the host has signed who writes (OD-10). */
export function ReviewLink({ item }: Pick<ReviewOfferProps, 'item'>) {
  const reviews = useContext(ReviewContext)
  return reviews && <reviews.Offer item={item} actor={reviews.actor} />
}
