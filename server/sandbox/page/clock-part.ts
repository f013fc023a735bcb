import { html } from 'hono/html'
import type { Markup } from '../../page-shell/host-page.ts'

const steps = [
  ['PT5M', '5 minutes'],
  ['PT31M', '31 minutes'],
  ['P1D', '1 day'],
  ['P31D', '31 days'],
] as const

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' })

const ahead = (offsetMs: number): string => {
  const minutes = Math.round(offsetMs / 60_000)
  if (minutes === 0) return 'the same as real time'
  const [days, rest] = [Math.trunc(minutes / 1440), Math.abs(minutes % 1440)]
  const words = `${days === 0 ? '' : `${Math.abs(days)} d `}${Math.trunc(rest / 60)} h ${rest % 60} min`
  return `${words} ${minutes > 0 ? 'ahead of' : 'behind'} real time`
}

/** The host's clock, which windows and dates follow. */
export const clockPart = (
  now: Date,
  offsetMs: number,
): Markup => html`<section class="sb-part" aria-labelledby="clock">
<h2 id="clock">Clock</h2>
<p><b>${format.format(now)} UTC</b>, ${ahead(offsetMs)}. The cancel window is 30 minutes.</p>
<div class="sb-acts">${steps.map(
  ([advance, words]) =>
    html`<form data-post="/api/sandbox/clock" data-body="${JSON.stringify({ advance })}" data-done="The clock moved on by ${words}."><button class="host-btn sb-line">+ ${words}</button></form>`,
)}
<form data-post="/api/sandbox/clock" data-body="${JSON.stringify({ reset: true })}" data-done="The clock shows real time again."><button class="host-btn sb-line">Real time</button></form>
</div></section>`
