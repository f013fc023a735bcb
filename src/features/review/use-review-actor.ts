import { useMemo } from 'react'
import { waitFor } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import { createReviewMachine, pendingReview } from '../../../machines/review/review.actors.ts'
import { isMember, selectAccessToken, selectMember } from '../../../machines/session/session.selectors.ts'
import { type App, useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { ReviewActor } from './review-context.ts'

/** Who writes: the session knows, on a page that came rendered as soon as the token is here. */
const authorOf = async ({ session, clock }: App, signal: AbortSignal) => {
  const isKnown = (snapshot: ReturnType<typeof session.getSnapshot>) =>
    selectAccessToken(snapshot) !== null || !isMember(snapshot)
  const snapshot = await waitFor(session, isKnown, { signal })
  const member = selectMember(snapshot)
  const token = selectAccessToken(snapshot)
  if (member === null || token === null) throw new Error('Nobody is signed in')
  return { member, token, now: clock.now() }
}

/** Runs the reviews of an order's lines; one that a reload has interrupted is taken up again. */
export const useReviewActor = (order: Order): ReviewActor => {
  const app = useApp()
  const { changes, drafts } = app
  const machine = useMemo(
    () => createReviewMachine({ ...changes, drafts, author: (signal) => authorOf(app, signal) }),
    [app, changes, drafts],
  )
  const lineIds = order.group.flatMap(({ orderItems }) => orderItems.map(({ id }) => id))
  const { orderNumber } = order
  return useFlow(machine, {
    input: { orderNumber, pending: pendingReview({ keys: changes.keys, drafts }, orderNumber, lineIds) },
    on: { 'review.sent': ({ rating }) => app.track('Review Submitted', { rating }) },
  })
}
