import type { ReturnOrderLine } from '../../../../contract/returns/return-capture.ts'
import { problem } from '../../../common/problems.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import { allocatePieces, type Taking } from './capture.rules.ts'

/**
 * The pieces that a request takes of what nobody has sent back, `away` being those that went back as a gift. What fails for these alone is told
 * without the reason: who asks may be the one that is not to know (BY-51).
 *
 * @throws `return_pieces_gone`, and `validation` with a pointer to each line that could not be returned in any case
 */
export const takingsOf = (
  lines: readonly OrderLineRow[],
  asked: readonly ReturnOrderLine[],
  { country, away }: { readonly country: string; readonly away: ReadonlyMap<string, number> },
): readonly Taking[] => {
  const { takings, errors } = allocatePieces(lines, asked, country, away)
  if (errors.length === 0) return takings
  const inAnyCase = allocatePieces(lines, asked, country).errors
  throw inAnyCase.length === 0
    ? problem('return_pieces_gone')
    : problem('validation', { errors: [...inAnyCase] })
}
