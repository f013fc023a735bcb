import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { GiftReturnRow } from '../../../db/tables/gift-returns.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { LabelFacts } from '../return-labels/label-facts.ts'
import { dropOffCodeOf, labelFactsOf } from '../return-labels/label-of-order.ts'

/** A gift's return as labels know one: with its own number and way, and without anybody's name or address (BY-48). */
const giftAsReturn = (order: OrderRow, row: GiftReturnRow): OrderRow => ({
  ...order,
  orderNumber: row.returnNumber,
  orderType: 'RETURN_ORDER',
  returnMethod: row.returnMethod,
  orderDate: row.createdAt,
  shipFrom: null,
  shippingAddress: null,
})

/** What the label of a gift's return says: who sends it is nobody but the return's number. */
export const giftLabelFacts = (
  order: OrderRow,
  row: GiftReturnRow,
  { language, secret }: { readonly language: Catalog; readonly secret: string },
): LabelFacts => {
  const facts = labelFactsOf(giftAsReturn(order, row), [], { language, secret })
  return {
    ...facts,
    from: [row.returnNumber, ...facts.from],
    lines: row.lines.map(({ title, size, quantity }) => ({ title, size, quantity })),
  }
}

/** What a counter scans in place of the label. */
export const giftDropOffCode = (order: OrderRow, row: GiftReturnRow, secret: string): string =>
  dropOffCodeOf(giftAsReturn(order, row), secret)
