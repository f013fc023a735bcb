import { html } from 'hono/html'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import type { SampleText } from '../sample-text.ts'
import { helpPage } from './help-pages.ts'
import { productGrid, productPage, sectionPage } from './product-pages.ts'
import type { ShopPage } from './shop-frame.ts'
import type { ShopPlace } from './shop-place.ts'
import { ownPages, words } from './shop-words.ts'
import { pointPage, storePage } from './store-pages.ts'

const plainPage = ({ say, ordersAt }: ShopPlace, title: SampleText | string, says: SampleText): ShopPage => ({
  title: typeof title === 'string' ? title : say(title),
  body: html`<div class="sh-text"><p>${say(says)}</p></div>
<p class="host-acts"><a class="host-btn" href="${ordersAt('orders')}">${say(words.orders)}</a></p>`,
})

const homePage = (place: ShopPlace): ShopPage | null =>
  place.rest === '' ? { title: shop.name, body: productGrid(place, 'new') } : null

const ownPage = (place: ShopPlace): ShopPage | null => {
  const page = ownPages[place.rest]
  return page ? plainPage(place, ...page) : null
}

/** Every country of the switch, in its own first language. */
const countriesPage = ({ rest, say, tag }: ShopPlace): ShopPage | null => {
  if (rest !== 'countries') return null
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const nameOf = (country: string) => names.of(country.toUpperCase()) ?? country
  const { compare } = new Intl.Collator(tag)
  const open = describedCountries
    .filter((country) => profileOf(country).shop.isInSwitch)
    .sort((a, b) => compare(nameOf(a), nameOf(b)))
  return {
    title: say(words.countries),
    body: html`<ul class="sh-topics">${open.map((country) => html`<li><a href="/${country}/orders">${nameOf(country)}</a></li>`)}</ul>`,
  }
}

const agreementPage = (place: ShopPlace, query: URLSearchParams): ShopPage | null => {
  if (!/^~agreements(\.\w+)?\/agreement$/.test(place.rest)) return null
  return query.get('agreementType') === 'termsOfUse'
    ? plainPage(place, words.terms, words.termsSay)
    : plainPage(place, words.privacy, words.privacySays)
}

/** Orders of the global store and of the older payment page, which live on sites of their own (OD-14). */
const otherOrderPage = (place: ShopPlace): ShopPage | null => {
  const number = /^(?:~global\/orders|payment\/legacy)\/([A-Za-z0-9]{4,32})$/.exec(place.rest)?.[1]
  return number ? plainPage(place, number, words.otherOrder) : null
}

/** The page of the shop at this place; where it has none, one that says so. */
export const shopPage = (place: ShopPlace, query: URLSearchParams): ShopPage =>
  homePage(place) ??
  helpPage(place) ??
  sectionPage(place) ??
  productPage(place) ??
  storePage(place) ??
  pointPage(place) ??
  ownPage(place) ??
  countriesPage(place) ??
  agreementPage(place, query) ??
  otherOrderPage(place) ?? { ...plainPage(place, words.notFound, words.notFoundSays), status: 404 }
