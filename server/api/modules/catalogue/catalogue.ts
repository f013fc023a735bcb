import type { Minor } from '../../../../domain/format/money.ts'
import type { ExchangeGoods } from '../../../db/tables/exchanges.ts'

/** What one piece costs in the country's currency, and what its list price is. */
export type SkuPrice = { readonly price: Minor; readonly msrp: Minor }

/** A product in a bag's country: its price where the shop has one to tell. */
type SoldSku = { readonly price: SkuPrice | null }

export type SuggestedProduct = {
  readonly image: string
  readonly pid: string
  /** Path on the shop's own site. */
  readonly slug: string
  readonly styleColor: string
  readonly subtitle: string
  readonly title: string
}

/** A product in one color and size, with its price where the shop has one to tell. */
export type SoldVariant = {
  readonly skuId: string
  readonly goods: ExchangeGoods & { readonly styleColor: string }
  readonly price: SkuPrice | null
}

/** Products to start from, by style colour or by item id. */
export type SimilarTo =
  | { readonly by: 'styleColor'; readonly ids: readonly string[] }
  | { readonly by: 'item'; readonly ids: readonly string[] }

/** What the shop sells; the shop's own service stands behind it. */
export type Catalogue = {
  /** ISO 4217 code of the currency in which a country buys. */
  readonly currencyOf: (country: string) => string
  /** The product, or `null` where the country's shop does not sell it. */
  readonly find: (skuId: string, country: string) => SoldSku | null
  /** The same product in every color and size that the country's shop sells, by color and then size; none where it sells it no more. */
  readonly variantsOf: (styleColor: string, country: string) => readonly SoldVariant[]
  /** Products like these, the most alike first, texts in the asked language. */
  readonly similar: (
    to: SimilarTo,
    place: { readonly country: string; readonly language: string },
  ) => readonly SuggestedProduct[]
}

/** Stands in where no catalogue is connected: nothing is sold and nothing suggested. */
export const emptyCatalogue: Catalogue = {
  currencyOf: () => 'USD',
  find: () => null,
  variantsOf: () => [],
  similar: () => [],
}
