import { html } from 'hono/html'
import type { Markup } from '../../page-shell/host-page.ts'
import { liveDoor } from './live-door.ts'

/** Switches the live chart on and off for the pages of this browser. */
export const livePart = (isOn: boolean): Markup => html`<section class="sb-part" aria-labelledby="live">
<h2 id="live">Live chart</h2>
<p>${
  isOn
    ? 'The pages of this browser have a button at their edge, “Live chart”: it shows the charts that the page runs, and lets you step them by hand.'
    : 'Puts a button on the pages of this browser, “Live chart”: it shows the charts that a page runs, as they run, and lets you step them by hand.'
}</p>
<form method="post" action="${liveDoor}"><input type="hidden" name="watch" value="${isOn ? 'off' : 'on'}">
<button class="host-btn${isOn ? ' sb-line' : ''}">${isOn ? 'Stop watching' : 'Watch the charts'}</button></form>
</section>`
