import { asc, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { rawReturnStatusNames } from '../../../domain/return-progress/return-life.ts'
import type { Database } from '../../db/schema.ts'
import { orderLines } from '../../db/tables/order-lines.ts'
import { orders } from '../../db/tables/orders.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'

export type PlayableReturn = {
  readonly orderNumber: string
  readonly status: string
  readonly country: string
}

/** Returns that are offered in the list; any other can be played by its number at the call. */
const shownReturns = 50

/** The newest returns, each with the status of its first line. */
export const readReturns = (db: Database): Promise<PlayableReturn[]> =>
  db
    .selectDistinctOn([orders.orderDate, orders.orderNumber], {
      orderNumber: orders.orderNumber,
      status: orderLines.status,
      country: orders.country,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderNumber, orders.orderNumber))
    .where(eq(orders.orderType, 'RETURN_ORDER'))
    .orderBy(desc(orders.orderDate), desc(orders.orderNumber), asc(orderLines.lineNumber))
    .limit(shownReturns)

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Plays the carrier and the warehouse of a return, forward and back. */
export const returnsPart = (
  returns: readonly PlayableReturn[],
): Markup => html`<section class="sb-part" aria-labelledby="returns">
<h2 id="returns">Returns</h2>
<p class="host-soft">Moves a return as its carrier or the warehouse would, one step forward or back. What is settled is refunded, once.</p>
<form class="sb-form" data-post="/api/sandbox/returns/{returnOrderNumber}" data-done="The return has moved.">
${field('returns-number', 'Return', html`<select id="returns-number" name="returnOrderNumber">${returns.map(({ orderNumber, status, country }) => html`<option value="${orderNumber}">${orderNumber}, ${country.toUpperCase()}: ${status}</option>`)}</select>`)}
${field('returns-status', 'Becomes', html`<select id="returns-status" name="status">${rawReturnStatusNames.map((name) => html`<option value="${name}">${capital(name)}</option>`)}</select>`)}
<button class="host-btn">Move it</button>
</form></section>`
