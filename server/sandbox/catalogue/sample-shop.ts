import { asMinor, minorDigits } from '../../../domain/format/money.ts'
import type {
  Catalogue,
  SimilarTo,
  SkuPrice,
  SoldVariant,
  SuggestedProduct,
} from '../../api/modules/catalogue/catalogue.ts'
import { textIn } from '../../api/modules/orders/localized.ts'
import { marketOf } from '../markets/markets.ts'
import { gtinOf, type Variant, variants } from './catalogue.ts'
import { listPrice } from './prices.ts'
import { sizeCount, sizeLabel } from './sizes.ts'

/** Styles whose price the shop has yet to set. */
export const unpricedStyles: ReadonlySet<string> = new Set(['AE5001'])
/** Styles that the shop has stopped selling. */
export const retiredStyles: ReadonlySet<string> = new Set(['PB3016', 'AE5120'])
/** Last season's colours, a fifth off: every third variant. */
export const isOnSale = ({ serial }: Variant): boolean => (serial / 10) % 3 === 1
const salePercent = 20

const maxSuggestions = 12

/** Id of a variant in its `sizeIndex`-th size. */
export const skuOf = ({ styleColor }: Variant, sizeIndex: number): string =>
  `sku-${styleColor.toLowerCase()}-${sizeIndex}`

const bySku = new Map(variants.map((variant) => [variant.styleColor.toLowerCase(), variant]))
const byStyleColor = new Map(variants.map((variant) => [variant.styleColor, variant]))
const byPid = new Map(variants.map((variant) => [variant.pid, variant]))

const variantOfSku = (skuId: string): Variant | undefined => bySku.get(/^sku-(.+)-\d$/.exec(skuId)?.[1] ?? '')

const priceIn = (variant: Variant, currency: string): SkuPrice => {
  const msrp = listPrice(variant.price, currency)
  const step = minorDigits(currency) === 3 ? 10 : 1
  const price = Math.round((msrp * (100 - salePercent)) / 100 / step) * step
  return { msrp, price: isOnSale(variant) ? asMinor(price) : msrp }
}

/** Path of a product's page on the shop's own site. */
export const productPath = ({ title, styleColor }: Pick<Variant, 'title' | 'styleColor'>): string =>
  `t/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}/${styleColor}`

const isSold = ({ style }: Variant): boolean => !retiredStyles.has(style)

/** How alike two products are: category first, then colour, then who it fits. Nothing of 0 is worth suggesting. */
const likeness = (one: Variant, other: Variant): number => {
  const fits = one.sizes === other.sizes
  const sameCategory = one.category.en === other.category.en ? 4 : 0
  const sameColour = fits && one.colour.en === other.colour.en ? 2 : 0
  return sameCategory + sameColour + (fits && one.sizes !== 'one' ? 1 : 0)
}

/** The first so many of each kind, in their order. */
const atMost = (max: number, kindOf: (variant: Variant) => string, list: readonly Variant[]): Variant[] => {
  const seen = new Map<string, number>()
  return list.filter((variant) => {
    const before = seen.get(kindOf(variant)) ?? 0
    seen.set(kindOf(variant), before + 1)
    return before < max
  })
}

const drawingOf = ({ image }: Variant): string => image.replace(/#.*/, '')

/** Other products, the most alike first: each name once and no drawing more than twice, so that they differ. */
const similarVariants = (wanted: readonly Variant[]): readonly Variant[] => {
  const known = new Set(wanted.flatMap(({ style, title }) => [style, title]))
  const ranked = variants
    .filter((variant) => isSold(variant) && !known.has(variant.style) && !known.has(variant.title))
    .map((variant) => ({ variant, score: Math.max(0, ...wanted.map((one) => likeness(one, variant))) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.variant.serial - other.variant.serial)
    .map(({ variant }) => variant)
  return atMost(
    2,
    drawingOf,
    atMost(1, ({ title }) => title, ranked),
  )
}

const variantsOf = ({ by, ids }: SimilarTo): readonly Variant[] =>
  ids.flatMap((id) => (by === 'item' ? byPid : byStyleColor).get(id) ?? [])

const suggestion = (variant: Variant, language: string): SuggestedProduct => ({
  image: variant.image,
  pid: variant.pid,
  slug: productPath(variant),
  styleColor: variant.styleColor,
  subtitle: textIn(variant.category, language) ?? '',
  title: variant.title,
})

const priceOf = (variant: Variant, country: string): SkuPrice | null =>
  unpricedStyles.has(variant.style) ? null : priceIn(variant, marketOf(country).currency)

const sizesOf = (variant: Variant, country: string): readonly SoldVariant[] =>
  Array.from({ length: sizeCount(variant.sizes) }, (_, index) => ({
    skuId: skuOf(variant, index),
    goods: {
      productId: variant.productId,
      pid: variant.pid,
      title: variant.title,
      category: variant.category,
      image: variant.image,
      imageAlt: variant.imageAlt,
      color: variant.colour,
      size: sizeLabel(variant.sizes, index, country),
      styleColor: variant.styleColor,
      gtin: gtinOf(variant, index),
    },
    price: priceOf(variant, country),
  }))

const byStyle = Map.groupBy(variants, ({ style }) => style)

/** The sandbox's shop: every product of the sample catalogue at its market's prices. */
export const sampleShop: Catalogue = {
  currencyOf: (country) => marketOf(country).currency,
  find: (skuId, country) => {
    const variant = variantOfSku(skuId)
    if (!variant || !isSold(variant)) return null
    return { price: priceOf(variant, country) }
  },
  variantsOf: (styleColor, country) => {
    const bought = byStyleColor.get(styleColor)
    if (!bought || !isSold(bought)) return []
    return (byStyle.get(bought.style) ?? []).flatMap((variant) => sizesOf(variant, country))
  },
  similar: (to, { language }) =>
    similarVariants(variantsOf(to))
      .slice(0, maxSuggestions)
      .map((variant) => suggestion(variant, language)),
}
