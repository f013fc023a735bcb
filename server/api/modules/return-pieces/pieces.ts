import { asMinor, type Minor } from '../../../../domain/format/money.ts'
import { runningShare, shareOfPieces } from '../../../../domain/refunds/refund.ts'
import type { NewOrderLine, OrderLineRow } from '../../../db/tables/order-lines.ts'

/** The line as it was ordered: itself, where nothing was taken of it yet. */
const orderedOf = (line: OrderLineRow) =>
  line.ordered ?? { quantity: line.quantity, chargedPrice: line.chargedPrice, taxes: line.taxes }

/** What `pieces` of a line refund now, in minor units (decisions.md, "Refund of part of a line"). */
export const refundOfPieces = (line: OrderLineRow, pieces: number): { chargedPrice: Minor; taxes: Minor } => {
  const ordered = orderedOf(line)
  const share = (whole: number, left: number) =>
    shareOfPieces(
      {
        ordered: { quantity: ordered.quantity, amount: asMinor(whole) },
        left: { quantity: line.quantity, amount: asMinor(left) },
      },
      pieces,
    )
  return {
    chargedPrice: share(ordered.chargedPrice, line.chargedPrice),
    taxes: share(ordered.taxes ?? 0, line.taxes ?? 0),
  }
}

type Shared = 'msrp' | 'fees'

const part = (line: OrderLineRow, name: Shared, pieces: number): number | null => {
  const whole = line[name]
  return whole === null ? null : runningShare(asMinor(whole), line.quantity, pieces)
}

const rest = (whole: number | null, taken: number | null): number | null =>
  whole === null ? null : whole - (taken ?? 0)

type AltAmounts = NonNullable<OrderLineRow['amountsAlt']>

const altPart = (line: OrderLineRow, pieces: number): { taken: AltAmounts; left: AltAmounts } | null => {
  if (line.amountsAlt === null) return null
  const entries = Object.entries(line.amountsAlt) as [keyof AltAmounts, number][]
  const taken = Object.fromEntries(
    entries.map(([name, whole]) => [name, runningShare(asMinor(whole), line.quantity, pieces)]),
  ) as AltAmounts
  const left = Object.fromEntries(entries.map(([name, whole]) => [name, whole - (taken[name] ?? 0)]))
  return { taken, left: left as AltAmounts }
}

export type Split = {
  /** The pieces as a line of their own. */
  readonly taken: NewOrderLine
  /** What the line keeps. */
  readonly left: Partial<NewOrderLine>
}

/** Takes some, not all, pieces of a line: two lines whose amounts add up to the one. */
export const splitLine = (
  line: OrderLineRow,
  pieces: number,
  { id, lineNumber }: { readonly id: string; readonly lineNumber: number },
): Split => {
  const refund = refundOfPieces(line, pieces)
  const alt = altPart(line, pieces)
  const amounts = {
    msrp: part(line, 'msrp', pieces),
    fees: part(line, 'fees', pieces),
    chargedPrice: refund.chargedPrice,
    taxes: line.taxes === null ? null : refund.taxes,
  }
  return {
    taken: {
      ...line,
      ...amounts,
      id,
      lineNumber,
      quantity: pieces,
      returnableQuantity: 0,
      amountsAlt: alt?.taken ?? null,
      ordered: null,
      splitFrom: line.id,
    },
    left: {
      quantity: line.quantity - pieces,
      returnableQuantity: line.returnableQuantity - pieces,
      msrp: rest(line.msrp, amounts.msrp),
      fees: rest(line.fees, amounts.fees),
      chargedPrice: line.chargedPrice - refund.chargedPrice,
      taxes: rest(line.taxes, refund.taxes),
      amountsAlt: alt?.left ?? null,
      ordered: orderedOf(line),
    },
  }
}

/** Puts pieces back into the line that they were taken from. */
export const joinLines = (root: OrderLineRow, pieces: OrderLineRow): Partial<NewOrderLine> => {
  const sum = (one: number | null, other: number | null) => (one === null ? other : one + (other ?? 0))
  const quantity = root.quantity + pieces.quantity
  const names = ['msrp', 'chargedPrice', 'fees', 'taxes'] as const
  const isWhole = root.ordered !== null && root.ordered.quantity === quantity
  return {
    quantity,
    returnableQuantity: root.returnableQuantity + pieces.quantity,
    msrp: sum(root.msrp, pieces.msrp),
    fees: sum(root.fees, pieces.fees),
    chargedPrice: root.chargedPrice + pieces.chargedPrice,
    taxes: sum(root.taxes, pieces.taxes),
    amountsAlt:
      root.amountsAlt &&
      Object.fromEntries(
        names.flatMap((name) => {
          const value = sum(root.amountsAlt?.[name] ?? null, pieces.amountsAlt?.[name] ?? null)
          return value === null ? [] : [[name, value]]
        }),
      ),
    ordered: isWhole ? null : root.ordered,
  }
}
