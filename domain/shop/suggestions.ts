import type { ShopSimilar, ShopSimilarProduct } from '../../contract/shop/shop-similar.ts'

/** Suggestions keyed by the product they are for: each style colour once, and never the product itself. */
export const suggestionsFor = (
  parentStyleColor: string,
  products: readonly ShopSimilarProduct[],
): ShopSimilar => {
  const others = products.filter(({ styleColor }) => styleColor !== parentStyleColor)
  const firsts = new Map(others.toReversed().map((product) => [product.styleColor, product]))
  return {
    parentStyleColor,
    items: others.filter((product) => firsts.get(product.styleColor) === product),
  }
}
