import { asMinor, type Minor } from '../format/money.ts'
import { type PartlyTaken, shareOfPieces } from '../refunds/refund.ts'

/**
 * What the last `pieces` of a line are worth, those of earlier gift returns not counted: a gift takes from the line's end what the buyer's own
 * returns take from its start, so that both together never give back more than was paid (BY-50).
 *
 * @param line as ordered, and as the buyer's returns have left it.
 * @param taken pieces that went back as a gift before.
 */
export const giftShare = (line: PartlyTaken, taken: number, pieces: number): Minor => {
  const left = line.left.quantity - taken
  return asMinor(shareOfPieces(line, left) - shareOfPieces(line, left - pieces))
}
