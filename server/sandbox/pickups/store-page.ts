import { html } from 'hono/html'
import { hostPage, type Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'
import type { Preparing } from './play-ready.ts'

export type StoreChoice = { readonly storeId: string; readonly name: string; readonly country: string }

const preparingPart = (
  preparing: readonly Preparing[],
): Markup => html`<section class="sb-part" aria-labelledby="preparing"><h2 id="preparing" tabindex="-1">To pack</h2>
${preparing.length === 0 ? html`<p>Everything is packed.</p>` : html`<ul class="st-cars">${preparing.map(({ orderNumber, storeName }) => html`<li class="st-car"><div class="st-words"><h3><bdi>${orderNumber}</bdi></h3><div class="st-facts"><span>${storeName}</span></div></div><button type="button" class="host-btn" data-ready="${orderNumber}" aria-label="Ready: ${orderNumber}">Ready</button></li>`)}</ul>`}
</section>`

/** The store's own screen: who waits outside, and the two buttons for it. Its script fills the list and keeps it true. */
export const storePage = (
  stores: readonly StoreChoice[],
  chosen: string | null,
  preparing: readonly Preparing[],
): string =>
  hostPage({
    language: 'en',
    title: 'Cars outside and on the way',
    body: html`<link rel="stylesheet" href="/sandbox/sandbox.css"><link rel="stylesheet" href="/sandbox/store.css"><script src="/sandbox/store.js" defer></script>
<div class="sb-intro"><h1>Cars outside and on the way</h1>
<p>Play the store: take a car on, take a return, hand the order over. The list updates every second. <a href="/sandbox">Back to the sandbox</a></p></div>
<form class="sb-form" method="get" action="/sandbox/store">
${field('store', 'Store', html`<select id="store" name="storeId"><option value="">Every store</option>${stores.map(({ storeId, name, country }) => html`<option value="${storeId}"${storeId === chosen ? html` selected` : ''}>${name}, ${country.toUpperCase()}</option>`)}</select>`)}
<button class="host-btn sb-line">Show</button>
</form>
<p class="sb-hidden" role="status" id="st-news"></p>
<p class="sb-status sb-bad" id="st-trouble" role="alert" hidden></p>
<section class="sb-part" aria-labelledby="coming"><h2 id="coming" tabindex="-1">On the way <span id="st-coming-count"></span></h2>
<p id="st-none-coming">Nobody has said when they come.</p><ul class="st-cars" id="st-coming"></ul></section>
<section class="sb-part" aria-labelledby="waiting"><h2 id="waiting" tabindex="-1">Waiting <span id="st-count"></span></h2>
<p id="st-none">Nobody waits.</p><ul class="st-cars" id="st-waiting"></ul></section>
<section class="sb-part" aria-labelledby="served"><h2 id="served">In the last hour</h2><p id="st-none-served">Nobody yet.</p><ul class="st-cars" id="st-served"></ul></section>
${preparingPart(preparing)}`,
  })
