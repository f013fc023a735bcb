import type { Database } from '../../db/schema.ts'
import { stockItems } from '../../db/tables/exchanges.ts'
import { variants } from './catalogue.ts'
import { skuOf } from './sample-shop.ts'
import { sizeCount } from './sizes.ts'

/** The second size of every color is gone, of the third there is one piece; of the rest there is plenty. */
const piecesOf = (sizeIndex: number): number => {
  if (sizeIndex === 1) return 0
  return sizeIndex === 2 ? 1 : 10_000
}

/** What the sample shop has in stock. */
const sampleStock = (): readonly { readonly skuId: string; readonly pieces: number }[] =>
  variants.flatMap((variant) =>
    Array.from({ length: sizeCount(variant.sizes) }, (_, index) => ({
      skuId: skuOf(variant, index),
      pieces: piecesOf(index),
    })),
  )

/** Fills the stock, where there is none of a product yet. */
export const addSampleStock = async (db: Database): Promise<void> => {
  await db
    .insert(stockItems)
    .values([...sampleStock()])
    .onConflictDoNothing()
}
