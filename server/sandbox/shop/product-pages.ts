import { html } from 'hono/html'
import { formatMoney } from '../../../domain/format/money.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { type Variant, variants } from '../catalogue/catalogue.ts'
import { productPath, sampleShop, skuOf } from '../catalogue/sample-shop.ts'
import type { ShopPage } from './shop-frame.ts'
import type { ShopPlace } from './shop-place.ts'
import { sections, words } from './shop-words.ts'

/** Products that a section shows at most. */
const maxShown = 12

/** What belongs in a section, by the English name of a product's category; every product in those that are not named. */
const kinds: Readonly<Record<string, RegExp>> = {
  women: /^women/i,
  men: /^men/i,
  kids: /kid/i,
  'trail-running': /trail/i,
  tennis: /tennis|racket/i,
}

const picture = ({ image, imageAlt }: Variant, { say }: ShopPlace): Markup => {
  const { src, srcSet } = pictureSources(image)
  return html`<img src="${src}" srcset="${srcSet ?? ''}" sizes="(width >= 60em) 20rem, 50vw" width="400" height="400" alt="${say(imageAlt)}">`
}

const priceOf = (variant: Variant, { country, tag }: ShopPlace): string | null => {
  const price = sampleShop.find(skuOf(variant, 0), country)?.price ?? null
  return price && formatMoney(price.price, sampleShop.currencyOf(country), tag)
}

const facts = (variant: Variant, place: ShopPlace): Markup => {
  const price = priceOf(variant, place)
  return html`<span class="host-soft">${place.say(variant.category)}</span>${price === null ? '' : html`<span><bdi>${price}</bdi></span>`}`
}

/** One colour of each product that fits, in the order of the catalogue. */
const shown = (section: string): readonly Variant[] => {
  const fits = variants.filter(({ category }) => kinds[section]?.test(category.en) ?? true)
  const styles = new Set<string>()
  return fits.filter(({ style }) => !styles.has(style) && styles.add(style)).slice(0, maxShown)
}

export const productGrid = (place: ShopPlace, section: string): Markup =>
  html`<ul class="sh-grid">${shown(section).map(
    (variant) =>
      html`<li><a href="${place.linkTo(productPath(variant))}">${picture(variant, place)}<b><bdi>${variant.title}</bdi></b>${facts(variant, place)}</a></li>`,
  )}</ul>`

/** A section with some of its products; `null` for any other path. */
export const sectionPage = (place: ShopPlace): ShopPage | null => {
  const name = sections[place.rest]
  return name ? { title: place.say(name), body: productGrid(place, place.rest) } : null
}

const pathOf = new Map(variants.map((variant) => [productPath(variant), variant]))

/** A product by the path that orders and suggestions lead to, its reviews among it; `null` for any other. */
export const productPage = (place: ShopPlace): ShopPage | null => {
  const variant = pathOf.get(place.rest.replace(/\/reviews$/, ''))
  if (!variant) return null
  return {
    title: variant.title,
    body: html`<div class="sh-product">${picture(variant, place)}<div>${facts(variant, place)}<span>${place.say(variant.colour)}</span><p>${place.say(words.sandbox)}</p></div></div>`,
  }
}
