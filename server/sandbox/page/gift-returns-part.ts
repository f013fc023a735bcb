import { desc, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Database } from '../../db/schema.ts'
import { giftReturns } from '../../db/tables/gift-returns.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'

export type PlayableGiftReturn = { readonly returnNumber: string; readonly orderNumber: string }

/** Gift returns that are offered in the list. */
const shown = 50

/** The newest gift returns whose parcel is not in. */
export const readGiftReturns = (db: Database): Promise<PlayableGiftReturn[]> =>
  db
    .select({ returnNumber: giftReturns.returnNumber, orderNumber: giftReturns.orderNumber })
    .from(giftReturns)
    .where(isNull(giftReturns.arrivedAt))
    .orderBy(desc(giftReturns.createdAt))
    .limit(shown)

/** Plays the warehouse that a gift comes back to. */
export const giftReturnsPart = (
  returns: readonly PlayableGiftReturn[],
): Markup => html`<section class="sb-part" aria-labelledby="gift-returns">
<h2 id="gift-returns">Gift returns</h2>
<p class="host-soft">The parcel comes in, and the store credit is mailed to whoever sent it. The gift’s page is <code>/orders/gift-return</code>; receipts stand with the scenarios “Bought as a gift”.</p>
<form class="sb-form" data-post="/api/sandbox/gift_returns/{returnNumber}" data-done="The parcel is in.">
${field('gift-returns-number', 'Gift return', html`<select id="gift-returns-number" name="returnNumber">${returns.map(({ returnNumber, orderNumber }) => html`<option value="${returnNumber}">${returnNumber}, order ${orderNumber}</option>`)}</select>`)}
<button class="host-btn">Let it arrive</button>
</form></section>`
