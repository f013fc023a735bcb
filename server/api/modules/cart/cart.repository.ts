import { and, count, desc, eq, like, lt, sql } from 'drizzle-orm'
import { visitorDays } from '../../../common/visitor-cookie.ts'
import type { Database } from '../../../db/schema.ts'
import { type CartItemRow, cartItems, carts } from '../../../db/tables/carts.ts'

/** Whose bag, and in which country's shop (two letters, lower case). */
export type CartKey = { readonly owner: string; readonly country: string }

/** What a bag holds, newest first; nothing where there is no bag. */
export const listItems = (db: Database, { owner, country }: CartKey): Promise<CartItemRow[]> =>
  db
    .select({
      cartId: cartItems.cartId,
      skuId: cartItems.skuId,
      quantity: cartItems.quantity,
      addedAt: cartItems.addedAt,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(carts.owner, owner), eq(carts.country, country)))
    .orderBy(desc(cartItems.addedAt), cartItems.skuId)

/** The bag, made where there is none; its row is held until the transaction ends. */
export const holdCart = async (db: Database, { owner, country }: CartKey): Promise<number> => {
  const [row] = await db
    .insert(carts)
    .values({ owner, country })
    .onConflictDoUpdate({ target: [carts.owner, carts.country], set: { changedAt: sql`now()` } })
    .returning({ id: carts.id })
  return (row as { id: number }).id
}

/** Different products in a bag. */
export const countProducts = async (db: Database, cartId: number): Promise<number> => {
  const [row] = await db.select({ products: count() }).from(cartItems).where(eq(cartItems.cartId, cartId))
  return row?.products ?? 0
}

/** Adds pieces; `false` where the line would hold more than `max`. The bag must be held. */
export const addPieces = async (
  db: Database,
  item: { readonly cartId: number; readonly skuId: string; readonly quantity: number },
  max: number,
): Promise<boolean> => {
  const rows = await db
    .insert(cartItems)
    .values(item)
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.skuId],
      set: { quantity: sql`${cartItems.quantity} + excluded.quantity`, addedAt: sql`now()` },
      setWhere: sql`${cartItems.quantity} + excluded.quantity <= ${max}`,
    })
    .returning({ skuId: cartItems.skuId })
  return rows.length === 1
}

/** Countries in whose shops somebody has a bag; the bags are held. */
export const holdCartsOf = (db: Database, owner: string): Promise<{ id: number; country: string }[]> =>
  db.select({ id: carts.id, country: carts.country }).from(carts).where(eq(carts.owner, owner)).for('update')

/** Puts what is in one bag into another, as far as the other's lines have room, and drops the first. */
export const mergeInto = async (db: Database, from: number, into: number, max: number): Promise<void> => {
  await db.execute(sql`
    insert into ${cartItems} (cart_id, sku_id, quantity, added_at)
    select ${into}::integer, sku_id, quantity, added_at from ${cartItems} where cart_id = ${from}::integer
    on conflict (cart_id, sku_id)
    do update set quantity = least(${max}::integer, ${cartItems}.quantity + excluded.quantity)`)
  await db.delete(carts).where(eq(carts.id, from))
}

/** Visitors' bags that their cookie has outlived. */
export const dropOldCarts = async (db: Database): Promise<void> => {
  const lastSeen = sql`now() - make_interval(days => ${visitorDays})`
  await db.delete(carts).where(and(like(carts.owner, 'visitor:%'), lt(carts.changedAt, lastSeen)))
}
