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

/** Products that fit and are sold, each once; those of one drawing in other colours, and first one of each drawing. */
const shown = (section: string, place: ShopPlace): readonly Variant[] => {
  const fits = variants.filter(
    (variant) => (kinds[section]?.test(variant.category.en) ?? true) && priceOf(variant, place) !== null,
  )
  const drawn = new Map<string, number>()
  return [...Map.groupBy(fits, ({ style }) => style).values()]
    .flatMap((colours) => {
      const [{ picture: name } = { picture: '' }] = colours
      const before = drawn.get(name) ?? 0
      drawn.set(name, before + 1)
      const variant = colours[before % colours.length]
      return variant ? [{ variant, before }] : []
    })
    .toSorted((one, other) => one.before - other.before)
    .slice(0, maxShown)
    .map(({ variant }) => variant)
}

export const productGrid = (place: ShopPlace, section: string): Markup =>
  html`<ul class="sh-grid">${shown(section, place).map(
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
