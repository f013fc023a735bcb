import { and, asc, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { exchangeHolds, exchangeLines, stockItems } from '../../../db/tables/exchanges.ts'

/** Pieces of products, by their ids. */
export type Pieces = ReadonlyMap<string, number>

const mapOf = (rows: readonly { skuId: string | null; pieces: number | null }[]): Map<string, number> =>
  new Map(rows.flatMap(({ skuId, pieces }) => (skuId === null ? [] : [[skuId, pieces ?? 0]])))

/**
 * Pieces of each product that nobody holds or has reserved. What is held for `lineIds` counts as free: it is theirs.
 * `lock` holds the products' rows until the transaction ends, in one order for everybody, so that no two wait for each other.
 */
export const freePieces = async (
  db: Database,
  skuIds: readonly string[],
  {
    now,
    lineIds = [],
    lock = false,
  }: { readonly now: Date; readonly lineIds?: readonly string[]; readonly lock?: boolean },
): Promise<Pieces> => {
  if (skuIds.length === 0) return new Map()
  const wanted = [...new Set(skuIds)]
  const rows = db
    .select()
    .from(stockItems)
    .where(inArray(stockItems.skuId, wanted))
    .orderBy(asc(stockItems.skuId))
  const stock = mapOf(lock ? await rows.for('update') : await rows)
  const held = await db
    .select({ skuId: exchangeHolds.skuId, lineId: exchangeHolds.lineId, pieces: exchangeHolds.quantity })
    .from(exchangeHolds)
    .where(and(inArray(exchangeHolds.skuId, wanted), gt(exchangeHolds.heldUntil, now)))
  const reserved = mapOf(
    await db
      .select({ skuId: exchangeLines.skuId, pieces: sum(exchangeLines.quantity).mapWith(Number) })
      .from(exchangeLines)
      .where(and(inArray(exchangeLines.skuId, wanted), eq(exchangeLines.state, 'reserved')))
      .groupBy(exchangeLines.skuId),
  )
  const others = held.filter(({ lineId }) => !lineIds.includes(lineId))
  return new Map(
    wanted.map((skuId) => {
      const taken = others.filter((hold) => hold.skuId === skuId).reduce((all, { pieces }) => all + pieces, 0)
      return [skuId, Math.max(0, (stock.get(skuId) ?? 0) - taken - (reserved.get(skuId) ?? 0))]
    }),
  )
}

/** Pieces leave the shop. */
export const takeFromStock = async (db: Database, skuId: string, pieces: number): Promise<void> => {
  await db
    .update(stockItems)
    .set({ pieces: sql`greatest(0, ${stockItems.pieces} - ${pieces}::int)` })
    .where(eq(stockItems.skuId, skuId))
}
