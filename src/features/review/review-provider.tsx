import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { useApp } from '../../components/app/app-context.ts'
import { Later } from '../../components/page/later-part.tsx'
import { type ReviewActor, ReviewContext } from './review-context.ts'
import { reviewsPart } from './reviews-part.ts'

/**
 * Reviews of an order's lines, around its page: only where one may be written (OD-10). They come once the page answers, which waits
 * for none of them.
 */
export function ReviewProvider(props: {
  readonly canWrite: boolean
  readonly order: Order
  readonly children: ReactNode
}) {
  const { canWrite, order, children } = props
  const { hydration } = useApp()
  const answers = useSyncExternalStore(hydration.subscribe, hydration.isOver, hydration.isOver)
  const [actor, setActor] = useState<ReviewActor | null>(null)
  return (
    <ReviewContext value={actor}>
      {children}
      {canWrite && answers && (
        <Later part={reviewsPart} waiting={null} failed={() => null}>
          {(Reviews) => <Reviews order={order} onActor={setActor} />}
        </Later>
      )}
    </ReviewContext>
  )
}
