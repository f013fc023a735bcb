import * as v from 'valibot'
import { orNull } from './primitives.ts'

const text = orNull(v.string())

export const ShopSimilarProduct = v.object({
  image: text,
  pid: text,
  slug: text,
  styleColor: v.string(),
  subtitle: text,
  title: v.string(),
})

/** Suggestions for one product, keyed by its style colour (orders.md §3). */
export const ShopSimilar = v.object({
  parentStyleColor: v.string(),
  items: v.optional(v.array(ShopSimilarProduct), []),
})
export type ShopSimilar = v.InferOutput<typeof ShopSimilar>
