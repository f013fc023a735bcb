import type { CategoryId } from './categories.ts'
import type { PictureName } from './pictures.ts'

/** Which run of sizes a product comes in. */
export type SizeRun = 'menShoe' | 'womenShoe' | 'clothing' | 'kids' | 'socks' | 'one'

/** A product of the sample shop; `price` is its list price in whole US dollars, from which other markets' prices follow. */
export type SampleProduct = {
  readonly style: string
  readonly title: string
  readonly picture: PictureName
  readonly category: CategoryId
  readonly sizes: SizeRun
  readonly price: number
}

/** One product per line: style code, title, picture, category, sizes, list price. */
export const product = (
  style: string,
  title: string,
  picture: PictureName,
  category: CategoryId,
  sizes: SizeRun,
  price: number,
): SampleProduct => ({ style, title, picture, category, sizes, price })
