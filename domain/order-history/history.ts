import type { HistoryItem } from '../../contract/orders/orders.ts'

/** Adds a page; a page whose first id equals the existing first id is a repeat: what was there comes back (HI-03). */
export const appendPage = <T extends { readonly id: string }>(
  existing: readonly T[],
  page: readonly T[],
): readonly T[] => {
  const repeats = existing[0] !== undefined && page[0]?.id === existing[0].id
  return repeats ? existing : [...existing, ...page]
}

/** Lines of one order in the history, with what the order is known by. */
export type HistoryOrder<T extends HistoryItem = HistoryItem> = Pick<
  HistoryItem,
  | 'orderNumber'
  | 'orderType'
  | 'orderClassification'
  | 'orderDate'
  | 'currency'
  | 'orderTotal'
  | 'shipFromCountry'
  | 'returnMethod'
  | 'refund'
  | 'refundTo'
> & {
  readonly lines: readonly T[]
  /** Lines of the order that the history does not carry. */
  readonly moreLines: number
}

/** Lines by order, in the order of their first line. */
export const groupByOrder = <T extends HistoryItem>(items: readonly T[]): readonly HistoryOrder<T>[] =>
  [...Map.groupBy(items, (item) => item.orderNumber).values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { orderNumber, orderType, orderClassification, orderDate, currency, orderTotal } = first
    const { shipFromCountry, returnMethod, refund, refundTo } = first
    return [
      {
        orderNumber,
        orderType,
        orderClassification,
        orderDate,
        currency,
        orderTotal,
        shipFromCountry,
        returnMethod,
        refund,
        refundTo,
        lines,
        moreLines: Math.max(0, first.orderLineCount - lines.length),
      },
    ]
  })

/** The quantity to show: only above 1 (orders.md §5). */
export const shownQuantity = (quantity: number): number | null => (quantity > 1 ? quantity : null)
