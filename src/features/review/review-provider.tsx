import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { selectReviewView } from '../../../machines/review/review.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import layout from '../../ui/layout/flow.module.css'
import { ReviewContext } from './review-context.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useReviewActor } from './use-review-actor.ts'

type Props = { readonly order: Order; readonly children: ReactNode }

/** Reviews of an order's lines, around its page: only where one may be written (OD-10). */
export function ReviewProvider({ canWrite, ...props }: Props & { readonly canWrite: boolean }) {
  return canWrite ? <Reviews {...props} /> : props.children
}

function Reviews({ order, children }: Props) {
  const actor = useReviewActor(order)
  const state = useStateName(actor)
  const view = useSelector(actor, selectReviewView)
  const lineId = useSelector(actor, ({ context }) => context.lineId)
  const item = order.group.flatMap(({ orderItems }) => orderItems).find(({ id }) => id === lineId)
  return (
    <ReviewContext value={actor}>
      {children}
      <div className={layout.flow} data-flow="review" data-state={state}>
        {view !== 'nothing' && view !== 'offer' && (
          <ReviewDialog actor={actor} view={view} item={item ?? null} />
        )}
      </div>
    </ReviewContext>
  )
}
