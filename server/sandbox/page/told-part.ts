import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { playedParcelSteps } from '../../../contract/sandbox/told.ts'
import type { Database } from '../../db/schema.ts'
import { orderLines } from '../../db/tables/order-lines.ts'
import { orders } from '../../db/tables/orders.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'
import type { listMessages } from '../push/sandbox-push.ts'

export type PlayableParcel = {
  readonly orderNumber: string
  readonly status: string
  readonly country: string
}

/** Orders that are offered in the list; any other can be played by its number at the call. */
const shownParcels = 50

/** The newest orders with something to send or to bring, each with the status of one of its lines. */
export const readParcels = async (db: Database): Promise<PlayableParcel[]> => {
  const rows = await db
    .selectDistinctOn([orders.orderDate, orders.orderNumber], {
      orderNumber: orders.orderNumber,
      status: orderLines.status,
      country: orders.country,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderNumber, orders.orderNumber))
    .where(
      and(
        eq(orders.orderType, 'SALES_ORDER'),
        isNull(orders.cancelledAt),
        isNull(orders.pickupAddress),
        inArray(orderLines.status, ['Ordered', 'Order Confirmed', 'Preparing Shipment', 'Shipped']),
      ),
    )
    .orderBy(desc(orders.orderDate), desc(orders.orderNumber))
    .limit(shownParcels)
  return rows
}

const stepWords: Readonly<Record<(typeof playedParcelSteps)[number], string>> = {
  SHIPPED: 'Shipped',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
}

type Pushed = Awaited<ReturnType<typeof listMessages>>[number]

const row = ({ endpoint, receivedAt, message }: Pushed): Markup => html`<li class="sb-row"><div>
<b><bdi lang="${message.language}" dir="${message.dir}">${message.title}: ${message.body}</bdi></b>
<p class="sb-contact">${receivedAt.slice(0, 19).replace('T', ' ')} UTC · browser <bdi>${endpoint.slice(-6)}</bdi> · <a href="${message.path}">Open<span class="sb-hidden"> order ${message.orderNumber}</span></a></p></div></li>`

/** Plays warehouse and carrier of an order, and shows what reached browsers of the sandbox by web push. */
export const toldPart = (
  parcels: readonly PlayableParcel[],
  pushed: readonly Pushed[],
): Markup => html`<section class="sb-part" aria-labelledby="told">
<h2 id="told">Parcels and web push</h2>
<p class="host-soft">Moves an order as the warehouse or the carrier would; its shopper is told by mail, text or push, as they chose. In their quiet hours texts and pushes wait: move the clock past them.</p>
<form class="sb-form" data-post="/api/sandbox/parcels/{orderNumber}" data-done="The parcel has moved.">
${field('parcels-number', 'Order', html`<select id="parcels-number" name="orderNumber">${parcels.map(({ orderNumber, status, country }) => html`<option value="${orderNumber}">${orderNumber}, ${country.toUpperCase()}: ${status}</option>`)}</select>`)}
${field('parcels-step', 'Becomes', html`<select id="parcels-step" name="step">${playedParcelSteps.map((step) => html`<option value="${step}">${stepWords[step]}</option>`)}</select>`)}
<button class="host-btn">Move it</button>
</form>
${pushed.length === 0 ? html`<p>No pushes yet. Browsers of the sandbox’s own push service show theirs here.</p>` : html`<ul class="sb-rows">${pushed.map(row)}</ul>`}
</section>`
