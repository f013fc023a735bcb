import { type ComponentType, createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import type { reviewMachine } from '../../../machines/review/review.machine.ts'

export type ReviewActor = ActorRefFrom<typeof reviewMachine>

/** One line, and the review flow of its order. */
export type ReviewOfferProps = {
  readonly item: Pick<OrderItem, 'id' | 'product'>
  readonly actor: ReviewActor
}

/** The review flow of an order, and what offers a review of one of its lines. */
export type Reviews = { readonly actor: ReviewActor; readonly Offer: ComponentType<ReviewOfferProps> }

/** The reviews of the order on the page; `null` where none may be written, or until their code is there. */
export const ReviewContext = createContext<Reviews | null>(null)
