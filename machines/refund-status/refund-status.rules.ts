import { isUnderWay } from '../../domain/refund-status/refund-overview.ts'
import type { LoadStatusResult, RefundStatusContext } from './refund-status.types.ts'

/** While money is under way the page asks again so often. */
export const refreshMs = 300_000

/** What was asked for longer ago is asked for again when the page is looked at again. */
const staleMs = 30_000

export const isStale = ({ requestedAt, now }: Pick<RefundStatusContext, 'requestedAt' | 'now'>): boolean =>
  now() - requestedAt >= staleMs

export const hasKnownUnderWay = ({ known }: Pick<RefundStatusContext, 'known'>): boolean =>
  known !== null && isUnderWay(known)

/** The host knows no such order of this caller's. */
export const isUnknownOrder = (result: LoadStatusResult): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.code === 'order_not_found'

/** No answer came: the connection is to blame, not the host. */
export const isOffline = (result: LoadStatusResult): boolean =>
  !result.ok && result.failure.kind === 'network'

/** A guest who may not see the order, or no longer. */
export const isClosedToGuest = (
  { isMember }: Pick<RefundStatusContext, 'isMember'>,
  result: LoadStatusResult,
): boolean => !isMember && !result.ok && (isUnknownOrder(result) || result.failure.kind === 'unauthorized')
