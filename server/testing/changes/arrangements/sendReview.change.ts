import { eq } from 'drizzle-orm'
import { createReviewMachine, pendingReview } from '../../../../machines/review/review.actors.ts'
import { selectReviewView } from '../../../../machines/review/review.selectors.ts'
import { sampleDraft } from '../../../../model-tests/review/review.model.ts'
import { reviews } from '../../../db/tables/reviews.ts'
import { tokenOf } from '../../host/test-tokens.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, identity, member, upmId } = await newOrder(host, caller, { from: 'delivered' })
  const lineId = `${orderNumber}-1`
  const author = {
    upmId: upmId ?? '',
    email: member,
    givenName: 'Robin',
    familyName: (upmId ?? '').slice(0, 8),
  }
  return {
    identity,
    ready: 'offer',
    done: 'thanked',
    open: (tab) => {
      const machine = createReviewMachine({
        ...tab,
        author: async () => ({ member: author as never, token: tokenOf(author.upmId), now: tab.now() }),
      })
      const flow = tab.start(machine, {
        orderNumber,
        pending: pendingReview(tab, orderNumber, [lineId]),
      })
      return {
        view: () => selectReviewView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'review.write', lineId })
          flow.send({ type: 'draft.change', change: sampleDraft })
          flow.send({ type: 'review.submit' })
        },
      }
    },
    isOnceForAll: true,
    effects: (db) => db.$count(reviews, eq(reviews.orderNumber, orderNumber)),
  }
}
