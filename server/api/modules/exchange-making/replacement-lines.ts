import { and, eq, max } from 'drizzle-orm'
import type { ExchangeSend } from '../../../../contract/orders/line-answer.ts'
import type { Database } from '../../../db/schema.ts'
import type { ExchangeLineRow } from '../../../db/tables/exchanges.ts'
import { type NewOrderLine, orderGroups, orderLines } from '../../../db/tables/order-lines.ts'
import type { AppDeps } from '../../app-deps.ts'
import { changeLine } from '../exchange-goods/exchanges.repository.ts'
import { takeFromStock } from '../exchange-goods/stock.repository.ts'
import { parcelObject } from '../notification-facts/true-now.ts'
import { tell } from '../notifications/tell.usecases.ts'

const preparing = {
  status: 'Preparing Shipment',
  statusVariant: 'PREPARING_SHIPMENT',
  statusColor: 'blue',
} as const
const shipped = { status: 'Shipped', statusVariant: 'SHIPPED', statusColor: 'blue' } as const

const lastPosition = async (tx: Database, orderNumber: string): Promise<number> => {
  const [row] = await tx
    .select({ position: max(orderGroups.position) })
    .from(orderGroups)
    .where(eq(orderGroups.orderNumber, orderNumber))
  return row?.position ?? -1
}

const lastLineNumber = async (tx: Database, orderNumber: string): Promise<number> => {
  const [row] = await tx
    .select({ last: max(orderLines.lineNumber) })
    .from(orderLines)
    .where(eq(orderLines.orderNumber, orderNumber))
  return row?.last ?? 0
}

const lineOf = (
  row: ExchangeLineRow,
  place: Pick<NewOrderLine, 'id' | 'orderNumber' | 'groupPosition' | 'lineNumber'>,
  now: Date,
): NewOrderLine => ({
  ...place,
  ...preparing,
  productId: row.goods.productId,
  pid: row.goods.pid,
  title: row.goods.title,
  category: row.goods.category,
  productImage: row.goods.image,
  imageAlt: row.goods.imageAlt,
  color: row.goods.color,
  size: row.goods.size,
  styleColor: row.goods.styleColor,
  gtin: row.goods.gtin,
  quantity: row.quantity,
  chargedPrice: row.value - row.tax,
  taxes: row.tax,
  skuId: row.skuId,
  replacementFor: row.lineId,
  dates: { ordered: now.toISOString() },
})

const sendsOf = (
  rows: readonly ExchangeLineRow[],
): readonly (readonly [ExchangeSend, readonly ExchangeLineRow[]])[] =>
  (['atOnce', 'afterArrival'] as const)
    .map((send) => [send, rows.filter((row) => row.send === send)] as const)
    .filter(([, some]) => some.length > 0)

/**
 * Puts what is sent into the sale, as lines of their own in groups of their own, one for what goes at once and one for what waits for the
 * parcel (BY-05). The sale's row must be locked.
 */
export const addReplacements = async (
  tx: Database,
  rows: readonly ExchangeLineRow[],
  {
    orderNumber,
    returnOrderNumber,
    now,
  }: { readonly orderNumber: string; readonly returnOrderNumber: string; readonly now: Date },
): Promise<void> => {
  let position = await lastPosition(tx, orderNumber)
  let lineNumber = await lastLineNumber(tx, orderNumber)
  for (const [, some] of sendsOf(rows)) {
    position += 1
    await tx.insert(orderGroups).values({ orderNumber, position, headingVariant: 'preparingShipment' })
    for (const row of some) {
      lineNumber += 1
      const id = `${returnOrderNumber}x${lineNumber}`
      await tx
        .insert(orderLines)
        .values(lineOf(row, { id, orderNumber, groupPosition: position, lineNumber }, now))
      await changeLine(tx, row.id, { replacementLineId: id })
    }
  }
}

/** What is sent leaves the shop: its lines are under way, its pieces no longer in stock, and who bought is told. The sale's row must be locked. */
export const shipReplacements = async (
  { boss }: Pick<AppDeps, 'boss'>,
  tx: Database,
  rows: readonly ExchangeLineRow[],
  now: Date,
): Promise<void> => {
  for (const row of rows.toSorted((one, other) => (one.skuId ?? '').localeCompare(other.skuId ?? ''))) {
    if (row.state !== 'reserved' || row.replacementLineId === null) continue
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, row.replacementLineId))
    await changeLine(tx, row.id, { state: 'sent' })
    await takeFromStock(tx, row.skuId ?? '', row.quantity)
    if (!line) continue
    const shipmentNumber = `${row.replacementLineId}S`
    await tx
      .update(orderLines)
      .set({ ...shipped, shipmentNumber, dates: { ...line.dates, shipped: now.toISOString() } })
      .where(eq(orderLines.id, line.id))
    await tx
      .update(orderGroups)
      .set({ headingVariant: 'shipped' })
      .where(and(eq(orderGroups.orderNumber, line.orderNumber), eq(orderGroups.position, line.groupPosition)))
    const { orderNumber, groupPosition } = line
    await tell({ boss }, tx, { orderNumber, event: 'shipped', object: parcelObject(groupPosition), now })
  }
}

/** What is not sent after all leaves the sale again, and its pieces are free. The sale's row must be locked. */
export const dropReplacements = async (tx: Database, rows: readonly ExchangeLineRow[]): Promise<void> => {
  for (const row of rows) {
    await changeLine(tx, row.id, { state: 'dropped', replacementLineId: null })
    if (row.replacementLineId === null) continue
    const [line] = await tx.delete(orderLines).where(eq(orderLines.id, row.replacementLineId)).returning()
    if (!line) continue
    const { orderNumber, groupPosition } = line
    const [left] = await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderNumber, orderNumber), eq(orderLines.groupPosition, groupPosition)))
      .limit(1)
    if (left) continue
    await tx
      .delete(orderGroups)
      .where(and(eq(orderGroups.orderNumber, orderNumber), eq(orderGroups.position, groupPosition)))
  }
}
