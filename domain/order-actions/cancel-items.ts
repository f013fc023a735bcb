import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import { type Charge, isNothingCharged } from '../refunds/charged.ts'
import { type PartlyTaken, shareOfPieces } from '../refunds/refund.ts'
import { type PiecesLine, stoppableLines } from './stoppable-lines.ts'

/** Pieces of one line that are to be cancelled. */
export type AskedPieces = { readonly lineId: string; readonly quantity: number }

/** What is wrong with what was asked for; `index` is its place in the list. */
export type PiecesFault = {
  readonly index: number
  readonly fault: 'unknownLine' | 'namedTwice' | 'notStoppable' | 'tooMany'
}

/** What is wrong with the pieces that are asked for; page and host both ask here, the host under the lock of the order's row (BY-15). */
export const piecesFaults = (
  lines: readonly PiecesLine[],
  asked: readonly AskedPieces[],
): readonly PiecesFault[] => {
  const stoppable = stoppableLines(lines)
  return asked.flatMap(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId)
    const faultOf = (): PiecesFault['fault'] | null => {
      if (line === undefined) return 'unknownLine'
      if (asked.findIndex((other) => other.lineId === lineId) < index) return 'namedTwice'
      if (!stoppable.includes(line)) return 'notStoppable'
      return quantity > line.quantity ? 'tooMany' : null
    }
    const fault = faultOf()
    return fault === null ? [] : [{ index, fault }]
  })
}

/** Everything of these lines is asked for: where they are all that is left of an order, it is cancelled as a whole. */
export const isAllOf = (
  lines: readonly Pick<PiecesLine, 'id' | 'quantity'>[],
  asked: readonly AskedPieces[],
): boolean =>
  lines.length > 0 &&
  lines.every(({ id, quantity }) => asked.some((one) => one.lineId === id && one.quantity >= quantity))

/** Everything that is left of the order is asked for. */
export const takesAll = (lines: readonly PiecesLine[], asked: readonly AskedPieces[]): boolean =>
  isAllOf(stoppableLines(lines), asked)

/** Money of a line, in minor units: as it was ordered, and as it is now. */
export type PiecesMoney = {
  readonly charged: PartlyTaken
  readonly taxes: PartlyTaken
  readonly fees: PartlyTaken
}

export type PiecesRefund = Charge & {
  readonly chosen: readonly { readonly money: PiecesMoney; readonly quantity: number }[]
  /** Everything that is left of the order is chosen. */
  readonly isAll: boolean
  /** Total of the order as it was placed; `null` where it is not known. */
  readonly orderTotal: Minor | null
  /** What cancelled pieces gave back before. */
  readonly givenBack: Minor
}

/**
 * What cancelling these pieces gives back, in minor units: of each its share of price, tax and fees, promotions taken off; shipping
 * with the last of them alone, which give back all that is left. Never more than is left of the total, and nothing where nothing was charged;
 * of an order whose total is not known, what the pieces came to.
 */
export const piecesRefund = ({ chosen, isAll, orderTotal, givenBack, ...charge }: PiecesRefund): Minor => {
  if (chosen.length === 0 || isNothingCharged(charge)) return zeroMinor
  if (isAll && orderTotal !== null) return asMinor(orderTotal - givenBack)
  const shares = sumMinor(
    chosen.flatMap(({ money, quantity }) =>
      [money.charged, money.taxes, money.fees].map((part) => shareOfPieces(part, quantity)),
    ),
  )
  return orderTotal === null ? shares : asMinor(Math.max(0, Math.min(shares, orderTotal - givenBack)))
}
