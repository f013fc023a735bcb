import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { createReviewMachine } from '../../../machines/review/review.actors.ts'
import { selectReviewView } from '../../../machines/review/review.selectors.ts'
import { selectAccessToken, selectMember } from '../../../machines/session/session.selectors.ts'
import { type App, useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useStateName } from '../../components/app/state-name.ts'
import type { Reviews } from './review-context.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewOffer } from './review-offer.tsx'

/** Who writes, as of now: the session knows. */
const authorOf = ({ session, clock }: App) => {
  const snapshot = session.getSnapshot()
  const member = selectMember(snapshot)
  const token = selectAccessToken(snapshot)
  if (member === null || token === null) throw new Error('Nobody is signed in')
  return { member, token, now: clock.now() }
}

/** Runs the review flow of an order, hands it to the page, and turns its facts into reports. */
export function ReviewFlow(props: {
  readonly order: Order
  readonly onReviews: (reviews: Reviews | null) => void
}): ReactNode {
  const app = useApp()
  const { onReviews, order } = props
  const machine = useMemo(() => createReviewMachine({ http: app.http, author: () => authorOf(app) }), [app])
  const actor = useActorRef(machine, { input: { orderNumber: order.orderNumber, newKey } })
  const state = useStateName(actor)
  const view = useSelector(actor, selectReviewView)
  const lineId = useSelector(actor, ({ context }) => context.lineId)
  const item = order.group.flatMap(({ orderItems }) => orderItems).find(({ id }) => id === lineId)
  useEffect(() => {
    return endWatches(
      actor.on('review.sent', ({ rating }) => app.track('Review Submitted', { rating })),
      actor.on('error.reported', ({ code, devMessage }) => app.reportError(code, devMessage)),
    )
  }, [actor, app])
  useEffect(() => {
    onReviews({ actor, Offer: ReviewOffer })
    return () => onReviews(null)
  }, [actor, onReviews])
  return (
    <div style={{ display: 'contents' }} data-flow="review" data-state={state}>
      {view !== 'nothing' && view !== 'offer' && (
        <ReviewDialog actor={actor} view={view} item={item ?? null} />
      )}
    </div>
  )
}
