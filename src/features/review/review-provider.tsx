import { type ReactNode, useState } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { type ReviewActor, ReviewContext } from './review-context.ts'
import { ReviewFlow } from './review-flow.tsx'

/** Reviews of an order's lines, around its page: only where one may be written (OD-10). */
export function ReviewProvider(props: {
  readonly order: Order
  readonly canWrite: boolean
  readonly children: ReactNode
}) {
  const [actor, setActor] = useState<ReviewActor | null>(null)
  return (
    <ReviewContext value={actor}>
      {props.children}
      {props.canWrite && <ReviewFlow order={props.order} onActor={setActor} />}
    </ReviewContext>
  )
}
