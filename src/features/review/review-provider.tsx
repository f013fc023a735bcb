import { type ReactNode, Suspense, useState } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { lazyPart } from '../../components/late/lazy-part.ts'
import { ReviewContext, type Reviews } from './review-context.ts'

/** Without its code there are no reviews, and the page goes on. */
const ReviewFlow = lazyPart(() => import('./review-flow.tsx').then((it) => it.ReviewFlow))

/** Reviews of an order's lines, around its page: fetched only where one may be written (OD-10). */
export function ReviewProvider(props: {
  readonly order: Order
  readonly canWrite: boolean
  readonly children: ReactNode
}) {
  const [reviews, setReviews] = useState<Reviews | null>(null)
  return (
    <ReviewContext value={reviews}>
      {props.children}
      <Suspense>{props.canWrite && <ReviewFlow order={props.order} onReviews={setReviews} />}</Suspense>
    </ReviewContext>
  )
}
