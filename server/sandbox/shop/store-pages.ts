import { html } from 'hono/html'
import type { Store } from '../../../contract/pickup/store.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { sampleStores } from '../stores/sample-stores.ts'
import type { ShopPage } from './shop-frame.ts'
import type { ShopPlace } from './shop-place.ts'
import { words } from './shop-words.ts'

const storesOf = (country: string): readonly Store[] =>
  sampleStores(new Date())
    .filter((row) => row.country === country)
    .map(({ store }) => store)

const addressOf = ({ address1, postalCode, city }: Store): string =>
  [address1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const phonePart = ({ phone }: Store): Markup | string =>
  phone ? html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}"><bdi dir="ltr">${phone}</bdi></a>` : ''

/** Stores of a country, or that it has none. */
export const storesPart = ({ country, say, linkTo }: ShopPlace): Markup => {
  const stores = storesOf(country)
  if (stores.length === 0) return html`<p>${say(words.noStores)}</p>`
  return html`<ul class="sh-stores">${stores.map(
    (store) => html`<li><a href="${linkTo(`stores/${store.storeId}`)}"><bdi>${store.name}</bdi></a>
<span><bdi>${addressOf(store)}</bdi></span><span>${phonePart(store)}</span></li>`,
  )}</ul>`
}

/** A store by its id, whose directions the pages of pickups lead to; `null` for any other path. */
export const storePage = ({ rest }: ShopPlace): ShopPage | null => {
  const id = /^stores\/(\w+)$/.exec(rest)?.[1]
  const store = id && storesOf(id.slice(0, 2)).find(({ storeId }) => storeId === id)
  if (!store) return null
  return {
    title: store.name ?? '',
    body: html`<p id="directions"><bdi>${addressOf(store)}</bdi></p><p>${phonePart(store)}</p>`,
  }
}
