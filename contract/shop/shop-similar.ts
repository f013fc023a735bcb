import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { CountryCode, LanguageCode, orNull } from '../wire/primitives.ts'

const text = orNull(v.string())

export const ShopSimilarProduct = v.object({
  image: text,
  pid: text,
  /** Path on the shop's own site, in whatever country and language. */
  slug: text,
  styleColor: v.string(),
  subtitle: text,
  title: v.string(),
})
export type ShopSimilarProduct = v.InferOutput<typeof ShopSimilarProduct>

/** Suggestions for one product, keyed by its style colour (orders.md §3). */
export const ShopSimilar = v.object({
  parentStyleColor: v.string(),
  items: v.optional(v.array(ShopSimilarProduct), []),
})
export type ShopSimilar = v.InferOutput<typeof ShopSimilar>

/** Up to ten ids, joined by commas. */
const Ids = v.pipe(v.string(), v.regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,9}$/, 'ids'))

const products = v.array(ShopSimilarProduct)

/** By style colour the answer has `objects`, by item it has a `data` list (orders.md §7). */
export const getShopSimilar = /* @__PURE__ */ defineCall({
  id: 'getShopSimilar',
  method: 'GET',
  path: '/recommend/shop_similar/v1',
  callers: [],
  summary: 'Products like those of the style colours, or of the items. One of the two is asked for.',
  query: v.pipe(
    v.object({
      colorWays: v.optional(Ids),
      itemIds: v.optional(Ids),
      country: v.optional(CountryCode, 'us'),
      language: v.optional(LanguageCode, 'en'),
    }),
    v.check(({ colorWays, itemIds }) => (colorWays === undefined) !== (itemIds === undefined), 'one_of'),
  ),
  answer: v.union([v.object({ objects: products }), v.object({ data: products })]),
  status: 200,
})

/** Header fields by which the second version is told country and language. */
export const shopHeaders = { country: 'x-shop-country', language: 'x-shop-language' } as const

export const getShopSimilarV2 = /* @__PURE__ */ defineCall({
  id: 'getShopSimilarV2',
  method: 'GET',
  path: '/recommend/shop_similar/v2',
  callers: [],
  summary: 'Products like those of the style colours; country and language come as header fields.',
  query: v.object({ colorWays: Ids }),
  headers: v.object({
    [shopHeaders.country]: v.optional(CountryCode, 'us'),
    [shopHeaders.language]: v.optional(LanguageCode, 'en'),
  }),
  answer: v.object({ items: products }),
  status: 200,
})
