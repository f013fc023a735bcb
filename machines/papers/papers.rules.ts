import type { CallResult } from '../../services/http/result.ts'
import type { PapersContext } from './papers.types.ts'

type Result = CallResult<unknown>

/** The host knows no such order of this caller's. */
export const isUnknownOrder = (result: Result): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.code === 'order_not_found'

/** No answer came: the connection is to blame, not the host. */
export const isOffline = (result: Result): boolean => !result.ok && result.failure.kind === 'network'

/** As many archives as a day has were made. */
export const isLimited = (result: Result): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.code === 'rate_limited'

/** A guest's pass is over: the order is shown in part from now on (BY-23). */
export const isPassOver = (result: Result): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.code === 'guest_pass_missing'

/** A guest who may not see the order, or no longer. */
export const isClosedToGuest = ({ isMember }: Pick<PapersContext, 'isMember'>, result: Result): boolean =>
  !isMember && !result.ok && (isUnknownOrder(result) || result.failure.kind === 'unauthorized')
