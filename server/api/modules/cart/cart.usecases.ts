import type * as v from 'valibot'
import type { CartAnswer } from '../../../../contract/shop/cart.ts'
import { problem } from '../../../common/problems.ts'
import { hashToken } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { wireAmount } from '../orders/line-wire.ts'
import {
  addPieces,
  type CartKey,
  countProducts,
  holdCart,
  holdCartsOf,
  listItems,
  mergeInto,
} from './cart.repository.ts'

/** Most pieces of one product, and most different products, in a bag. */
export const maxPiecesOfProduct = 99
const maxProducts = 100

export const memberOwner = (upmId: string): string => `member:${upmId}`
export const visitorOwner = (token: string): string => `visitor:${hashToken(token)}`

/** Whose bag a caller's is. A guest's filter names an order, never a bag. */
export const ownerOf = (caller: Caller): string => {
  if (caller.kind === 'member') return memberOwner(caller.upmId)
  if (caller.kind === 'visitor') return visitorOwner(caller.token)
  throw problem('unauthorized')
}

/** The bag as the shop object hands it out, at the catalogue's prices of this moment. */
export const readCart = async (
  catalogue: Catalogue,
  db: Database,
  key: CartKey,
): Promise<v.InferInput<typeof CartAnswer>> => {
  const currency = catalogue.currencyOf(key.country)
  const rows = await listItems(db, key)
  const items = rows.map(({ skuId, quantity }) => {
    const price = catalogue.find(skuId, key.country)?.price ?? null
    return {
      skuId,
      quantity,
      priceInfo: price && {
        price: wireAmount(price.price, currency),
        msrp: wireAmount(price.msrp, currency),
      },
    }
  })
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
  return { payload: { data: { items, currency, totals: { quantity } } } }
}

/**
 * Adds pieces of a product and gives the bag as it is then. Refuses with `sku_not_sold`, `sku_unpriced`, and `cart_full`
 * where a line or the bag would hold too much. `tx` is a transaction.
 */
export const addToBag = async (
  catalogue: Catalogue,
  tx: Database,
  key: CartKey,
  { skuId, quantity }: { readonly skuId: string; readonly quantity: number },
): Promise<v.InferInput<typeof CartAnswer>> => {
  const sku = catalogue.find(skuId, key.country)
  if (sku === null) throw problem('sku_not_sold')
  if (sku.price === null) throw problem('sku_unpriced')
  const cartId = await holdCart(tx, key)
  const fits = await addPieces(tx, { cartId, skuId, quantity }, maxPiecesOfProduct)
  if (!fits || (await countProducts(tx, cartId)) > maxProducts) throw problem('cart_full')
  return readCart(catalogue, tx, key)
}

/** Whoever signs in keeps what they have put into the bag before: it goes into the member's own, country by country. */
export const takeBagAlong = (db: Database, visitorToken: string, upmId: string): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, country } of await holdCartsOf(tx, visitorOwner(visitorToken))) {
      const own = await holdCart(tx, { owner: memberOwner(upmId), country })
      await mergeInto(tx, id, own, maxPiecesOfProduct)
    }
  })
