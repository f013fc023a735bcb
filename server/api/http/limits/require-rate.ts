import { measures } from '../../../common/measures.ts'
import { problem } from '../../../common/problems.ts'
import type { CallRates, LimitedUse } from '../../../limits/call-rates.ts'

/** Counts a use of something that anybody may use, and refuses it with 429 and `Retry-After` beyond its rate. */
export const requireRate = async (
  rates: CallRates,
  use: LimitedUse,
  client: string,
  points?: number,
): Promise<void> => {
  const waitMs = await rates.take(use, client, points)
  if (waitMs === 0) return
  measures().refusals.add(1, { 'baton.limit': use })
  throw problem('rate_limited', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } })
}
