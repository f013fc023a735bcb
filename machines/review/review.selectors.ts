import type { SnapshotFrom } from 'xstate'
import type { reviewMachine } from './review.machine.ts'

type Snapshot = SnapshotFrom<typeof reviewMachine>

export type ReviewView =
  | 'nothing'
  | 'offer'
  | 'form'
  | 'sending'
  | 'checkingOutcome'
  | 'thanked'
  | 'alreadyReviewed'
  | 'notSent'

export const selectReviewView = (snapshot: Snapshot): ReviewView => {
  if (snapshot.matches('writing')) return 'form'
  if (snapshot.matches('sending')) return snapshot.context.checks > 0 ? 'checkingOutcome' : 'sending'
  if (snapshot.matches('checkingOutcome')) return 'checkingOutcome'
  if (snapshot.matches('thanked')) return 'thanked'
  if (snapshot.matches('alreadyReviewed')) return 'alreadyReviewed'
  if (snapshot.matches('notSent')) return 'notSent'
  return snapshot.matches('closed') ? 'offer' : 'nothing'
}

/** Whether a review of this line is offered: the host has signed, and the line has none from this page. */
export const offersReview = (snapshot: Snapshot, lineId: string): boolean =>
  snapshot.context.signed !== null && !snapshot.context.reviewed.includes(lineId)

export const isReviewed = (snapshot: Snapshot, lineId: string): boolean =>
  snapshot.context.reviewed.includes(lineId)

export const canDismissReview = (snapshot: Snapshot): boolean => snapshot.can({ type: 'dialog.dismiss' })
