import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type GiftReturnRow, giftReturns } from '../../../db/tables/gift-returns.ts'

/** The gift returns of an order, oldest first; hold the order's row where something follows from them. */
export const findGiftReturns = (db: Database, orderNumber: string): Promise<GiftReturnRow[]> =>
  db
    .select()
    .from(giftReturns)
    .where(eq(giftReturns.orderNumber, orderNumber))
    .orderBy(asc(giftReturns.createdAt), asc(giftReturns.id))

/** Pieces of each line that went back as a gift, by the line's id. */
export const piecesAway = (returns: readonly Pick<GiftReturnRow, 'lines'>[]): ReadonlyMap<string, number> => {
  const away = new Map<string, number>()
  for (const { lineId, quantity } of returns.flatMap(({ lines }) => lines)) {
    away.set(lineId, (away.get(lineId) ?? 0) + quantity)
  }
  return away
}

export const findGiftReturn = async (
  db: Database,
  returnNumber: string,
): Promise<GiftReturnRow | undefined> => {
  const [row] = await db.select().from(giftReturns).where(eq(giftReturns.returnNumber, returnNumber))
  return row
}

/** The gift returns that mails tell of, by their id. */
export const findMailedGiftReturns = async (
  db: Database,
  mails: readonly { readonly giftReturnId: string | null }[],
): Promise<ReadonlyMap<string, GiftReturnRow>> => {
  const ids = mails.flatMap(({ giftReturnId }) => giftReturnId ?? [])
  const rows = ids.length === 0 ? [] : await db.select().from(giftReturns).where(inArray(giftReturns.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertGiftReturn = async (
  db: Database,
  row: Omit<GiftReturnRow, 'arrivedAt' | 'creditedAt'>,
): Promise<void> => {
  await db.insert(giftReturns).values(row)
}

/** The parcel is in, and the credit issued with it: `undefined` where that has happened before. */
export const settleGiftReturn = async (
  db: Database,
  returnNumber: string,
  now: Date,
): Promise<GiftReturnRow | undefined> => {
  const [row] = await db
    .update(giftReturns)
    .set({ arrivedAt: now, creditedAt: now })
    .where(and(eq(giftReturns.returnNumber, returnNumber), isNull(giftReturns.creditedAt)))
    .returning()
  return row
}
