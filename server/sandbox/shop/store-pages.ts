import { html } from 'hono/html'
import type { Store } from '../../../contract/pickup/store.ts'
import { storeLines } from '../../../domain/pickup/store-address.ts'
import { placeOf } from '../../api/modules/mail/return-facts.ts'
import { hostLanguage } from '../../common/host-language.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { i18nIn } from '../../texts/i18n-in.ts'
import { sampleDropOffPoints } from '../drop-off-points/sample-drop-off-points.ts'
import { sampleStores } from '../stores/sample-stores.ts'
import type { ShopPage } from './shop-frame.ts'
import type { ShopPlace } from './shop-place.ts'
import { words } from './shop-words.ts'

const storesOf = (country: string): readonly Store[] =>
  sampleStores(new Date())
    .filter((row) => row.country === country)
    .map(({ store }) => store)

const phonePart = ({ phone }: Store): Markup | string =>
  phone ? html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}"><bdi dir="ltr">${phone}</bdi></a>` : ''

/** Stores of a country, or that it has none. */
export const storesPart = ({ country, say, linkTo }: ShopPlace): Markup => {
  const stores = storesOf(country)
  if (stores.length === 0) return html`<p>${say(words.noStores)}</p>`
  return html`<ul class="sh-stores">${stores.map(
    (store) => html`<li><a href="${linkTo(`stores/${store.storeId}`)}"><bdi>${store.name}</bdi></a>
<span><bdi>${storeLines(store).join(', ')}</bdi></span><span>${phonePart(store)}</span></li>`,
  )}</ul>`
}

/** Usual hours by weekday; nothing where they are not known. */
const hoursPart = (store: Store, { say, tag, country }: ShopPlace): Markup | string => {
  const { hours = [] } = placeOf(i18nIn(hostLanguage([tag])), store, country) ?? {}
  if (hours.length === 0) return ''
  return html`<table class="sh-hours"><caption>${say(words.hours)}</caption><tbody>${hours.map(
    ({ day, text }) => html`<tr><th scope="row">${day}</th><td><bdi>${text}</bdi></td></tr>`,
  )}</tbody></table>`
}

const addressPart = (place: Parameters<typeof storeLines>[0]): Markup =>
  html`<address class="sh-address" id="directions">${storeLines(place).map((line) => html`<span><bdi>${line}</bdi></span>`)}</address>`

/** A point where a carrier takes parcels, by its id, whose directions returns lead to; `null` for any other path. */
export const pointPage = ({ rest }: ShopPlace): ShopPage | null => {
  const id = /^drop-off-points\/([\w-]+)$/.exec(rest)?.[1]
  const point = id && sampleDropOffPoints().find((row) => row.id === id)?.point
  return point
    ? { title: point.name ?? '', body: html`<div class="sh-text">${addressPart(point)}</div>` }
    : null
}

/** A store by its id, whose directions the pages of pickups lead to; `null` for any other path. */
export const storePage = (place: ShopPlace): ShopPage | null => {
  const { rest, say, linkTo } = place
  const id = /^stores\/(\w+)$/.exec(rest)?.[1]
  const store = id && storesOf(id.slice(0, 2)).find(({ storeId }) => storeId === id)
  if (!store) return null
  return {
    title: store.name ?? '',
    body: html`<div class="sh-text">${addressPart(store)}
<p class="sh-line">${phonePart(store)}</p></div>${hoursPart(store, place)}
<p><a class="host-link" href="${linkTo('help/store-finder')}">${say(words.allStores)}</a></p>`,
  }
}
