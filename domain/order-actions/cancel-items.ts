import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import { type Charge, isNothingCharged } from '../refunds/charged.ts'
import { type PartlyTaken, shareOfPieces } from '../refunds/refund.ts'
import { type SimpleStatus, type StatusLine, simpleStatusOfLine } from '../status/simple-status.ts'

/** Statuses in which nothing has left the warehouse yet. */
const stoppableStatuses: ReadonlySet<SimpleStatus> = new Set([
  'ordered',
  'orderConfirmed',
  'preparingShipment',
])

const statusOf = (line: StatusLine): SimpleStatus => simpleStatusOfLine(line, 'SALES_ORDER')

/** Nothing of the line has left the warehouse, so that it can be stopped. */
export const isStoppable = (line: StatusLine): boolean => stoppableStatuses.has(statusOf(line))

export type PiecesLine = StatusLine & { readonly id: string; readonly quantity: number }

/** Lines of which pieces can be cancelled: all of an order that is left, or none where any of it has been touched (BY-15). */
export const stoppableLines = <Line extends StatusLine>(lines: readonly Line[]): readonly Line[] => {
  const left = lines.filter((line) => statusOf(line) !== 'cancelled')
  return left.every(isStoppable) ? left : []
}

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
  /** Total of the order as it was placed, and what of it was given back before. */
  readonly orderTotal: Minor
  readonly givenBack: Minor
}

/**
 * What cancelling these pieces gives back, in minor units: of each its share of price, tax and fees, promotions taken off; shipping
 * with the last of them alone, which give back all that is left. Never more than is left of the total, and nothing where nothing was charged.
 */
export const piecesRefund = ({ chosen, isAll, orderTotal, givenBack, ...charge }: PiecesRefund): Minor => {
  if (chosen.length === 0 || isNothingCharged(charge)) return zeroMinor
  if (isAll) return asMinor(orderTotal - givenBack)
  const shares = sumMinor(
    chosen.flatMap(({ money, quantity }) =>
      [money.charged, money.taxes, money.fees].map((part) => shareOfPieces(part, quantity)),
    ),
  )
  return asMinor(Math.max(0, Math.min(shares, orderTotal - givenBack)))
}
