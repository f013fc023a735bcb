import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { reviewMachine } from './review.machine.ts'
import { reviewViews } from './review.types.ts'

type Snapshot = SnapshotFrom<typeof reviewMachine>

export type ReviewView = (typeof reviewViews)[number] | 'nothing'

export const selectReviewView: (snapshot: Snapshot) => ReviewView = viewOf(reviewViews, 'nothing')

/** Whether a review of this line is offered: the host has signed, and the line has none from this page. */
export const offersReview = (snapshot: Snapshot, lineId: string): boolean =>
  snapshot.context.signed !== null && !snapshot.context.reviewed.includes(lineId)

export const isReviewed = (snapshot: Snapshot, lineId: string): boolean =>
  snapshot.context.reviewed.includes(lineId)

export const canDismissReview = (snapshot: Snapshot): boolean => snapshot.can({ type: 'dialog.dismiss' })
