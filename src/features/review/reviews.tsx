import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { selectReviewView } from '../../../machines/review/review.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import layout from '../../ui/layout/flow.module.css'
import type { ReviewActor } from './review-context.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useReviewActor } from './use-review-actor.ts'

/** Runs the reviews of an order's lines, and shows the one that is being written (OD-10). */
export function Reviews(props: {
  readonly order: Order
  /** Hears who runs them, and that nobody does any more. */
  readonly onActor: (actor: ReviewActor | null) => void
}) {
  const { order, onActor } = props
  const actor = useReviewActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectReviewView)
  const lineId = useSelector(actor, ({ context }) => context.lineId)
  const item = order.group.flatMap(({ orderItems }) => orderItems).find(({ id }) => id === lineId)
  useEffect(() => {
    onActor(actor)
    return () => onActor(null)
  }, [actor, onActor])
  return (
    <div className={layout.flow} data-flow="review" data-state={state}>
      {view !== 'nothing' && view !== 'offer' && (
        <ReviewDialog actor={actor} view={view} item={item ?? null} />
      )}
    </div>
  )
}
