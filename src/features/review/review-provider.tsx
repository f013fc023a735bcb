import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Order } from '../../contract/order.ts'
import { type ReviewActor, ReviewContext } from './review-context.ts'

/** Without its code there are no reviews, and the page goes on. */
const ReviewFlow = lazy(() =>
  import('./review-flow.tsx').then(
    (it) => ({ default: it.ReviewFlow }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Reviews of an order's lines, around its page: fetched only where one may be written (OD-10). */
export function ReviewProvider(props: {
  readonly order: Order
  readonly canWrite: boolean
  readonly children: ReactNode
}) {
  const [actor, setActor] = useState<ReviewActor | null>(null)
  return (
    <ReviewContext value={actor}>
      {props.children}
      <Suspense>{props.canWrite && <ReviewFlow order={props.order} onActor={setActor} />}</Suspense>
    </ReviewContext>
  )
}
