import { useContext } from 'react'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { ReviewContext } from './review-context.ts'
import { ReviewOffer } from './review-offer.tsx'

/** The way to write a review of a line, as soon as the host has signed who writes (OD-10). */
export function ReviewLink({ item }: { readonly item: Pick<OrderItem, 'id' | 'product'> }) {
  const actor = useContext(ReviewContext)
  return actor && <ReviewOffer item={item} actor={actor} />
}
