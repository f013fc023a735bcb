import { isUnderWay } from '../../domain/refund-status/refund-overview.ts'
import type { RefundStatusContext } from './refund-status.types.ts'

/** While money is under way the page asks again so often. */
export const refreshMs = 300_000

/** What was asked for longer ago is asked for again when the page is looked at again. */
const staleMs = 30_000

export const isStale = ({ requestedAt, now }: Pick<RefundStatusContext, 'requestedAt' | 'now'>): boolean =>
  now() - requestedAt >= staleMs

export const hasKnownUnderWay = ({ known }: Pick<RefundStatusContext, 'known'>): boolean =>
  known !== null && isUnderWay(known)
