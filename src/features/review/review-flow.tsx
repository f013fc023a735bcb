import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { createReviewMachine, pendingReview } from '../../../machines/review/review.actors.ts'
import { selectReviewView } from '../../../machines/review/review.selectors.ts'
import { selectAccessToken, selectMember } from '../../../machines/session/session.selectors.ts'
import { type App, useApp } from '../../components/app/app-context.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { ReviewActor } from './review-context.ts'
import { ReviewDialog } from './review-dialog.tsx'

/** Who writes, as of now: the session knows. */
const authorOf = ({ session, clock }: App) => {
  const snapshot = session.getSnapshot()
  const member = selectMember(snapshot)
  const token = selectAccessToken(snapshot)
  if (member === null || token === null) throw new Error('Nobody is signed in')
  return { member, token, now: clock.now() }
}

const useReviewActor = (order: Order): ReviewActor => {
  const app = useApp()
  const { changes, drafts } = app
  const machine = useMemo(
    () => createReviewMachine({ ...changes, drafts, author: () => authorOf(app) }),
    [app, changes, drafts],
  )
  const lineIds = order.group.flatMap(({ orderItems }) => orderItems.map(({ id }) => id))
  const { orderNumber } = order
  return useFlow(machine, {
    input: { orderNumber, pending: pendingReview({ keys: changes.keys, drafts }, orderNumber, lineIds) },
    on: { 'review.sent': ({ rating }) => app.track('Review Submitted', { rating }) },
  })
}

/** Runs the review flow of an order, and hands it to the page. */
export function ReviewFlow(props: {
  readonly order: Order
  readonly onActor: (actor: ReviewActor | null) => void
}): ReactNode {
  const { onActor, order } = props
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
    <div style={{ display: 'contents' }} data-flow="review" data-state={state}>
      {view !== 'nothing' && view !== 'offer' && (
        <ReviewDialog actor={actor} view={view} item={item ?? null} />
      )}
    </div>
  )
}
