import type { WireOrder } from './answers.ts'

type WireGroup = NonNullable<WireOrder['group']>[number]
type WireLine = NonNullable<WireGroup['orderItems']>[number]

/** The order with a group for each of these lines, made from its own first line. */
export const withLines = (
  order: WireOrder,
  lines: readonly (Partial<WireLine> & { group?: Partial<WireGroup> })[],
): WireOrder => {
  const group = order.group?.[0]
  const line = group?.orderItems?.[0]
  if (!line) throw new Error('the order has a line')
  return {
    ...order,
    group: lines.map(({ group: ownGroup, ...own }, index) => ({
      ...group,
      headingVariant: null,
      orderItems: [
        { ...line, lineItemStatusVariant: null, shipmentNumber: null, id: `line-${index}`, ...own },
      ],
      ...ownGroup,
    })),
  }
}

/** A line of this raw status. */
export const raw = (status: string) => ({ lineItemStatus: { status } })
