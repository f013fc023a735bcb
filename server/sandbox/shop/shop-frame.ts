import { html } from 'hono/html'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { hostPage, type Markup } from '../../page-shell/host-page.ts'
import { type ShopPlace, sandboxShopPath } from './shop-place.ts'
import { sections, words } from './shop-words.ts'

export const shopStylesPath = `${sandboxShopPath}.css`

/** Sections that stand in the header of the orders, too. */
const headerSections = ['new', 'women', 'men', 'kids', 'sports']

/** What stands beneath every page. */
const footLinks = [
  ['help', words.help],
  ['help/contact-us', words.contact],
  ['help/store-finder', words.stores],
  ['countries', words.countries],
] as const

export type ShopPage = { readonly title: string; readonly body: Markup; readonly status?: 200 | 404 }

/** A page of the sandbox's shop, in the look of the orders: sections above, help beneath. */
export const shopDocument = (place: ShopPlace, { title, body }: ShopPage): string => {
  const { say, linkTo, ordersAt, rest } = place
  const link = (path: string, text: string) =>
    html`<a href="${linkTo(path)}"${path === rest ? html` aria-current="page"` : ''}>${text}</a>`
  return hostPage({
    language: place.language,
    title,
    home: linkTo(''),
    styles: [shopStylesPath],
    nav: html`<nav class="sh-nav" aria-label="${say(words.shop)}">${headerSections.map((path) => link(path, say(sections[path] ?? words.shop)))}</nav>
<a class="sh-orders" href="${ordersAt('orders')}">${say(words.orders)}</a>`,
    body: html`<div class="sh-page"><h1>${title}</h1>${body}</div>`,
    foot: html`<footer class="sh-foot"><div class="host-wrap">
<nav aria-label="${say(words.help)}">${footLinks.map(([path, name]) => link(path, say(name)))}</nav>
<p>© ${shop.company} · ${say(words.sandbox)}</p>
</div></footer>`,
  })
}
