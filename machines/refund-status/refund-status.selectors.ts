import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { refundStatusMachine } from './refund-status.machine.ts'
import { type RefundStatusView, refundStatusViews } from './refund-status.types.ts'

type Snapshot = SnapshotFrom<typeof refundStatusMachine>

export const selectRefundStatusView: (snapshot: Snapshot) => RefundStatusView = viewOf(
  refundStatusViews,
  'skeleton',
)

/** When what is shown was asked for, epoch milliseconds, where no fresh answer came since; else `null`. */
export const selectOutdatedSince = (snapshot: Snapshot): number | null =>
  snapshot.matches({ shown: 'outdated' }) ? snapshot.context.loadedAt : null

/** A fresh answer is on its way while the page stays as it is. */
export const selectIsRefreshing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ shown: 'refreshing' }) || snapshot.matches({ nothing: 'refreshing' })
