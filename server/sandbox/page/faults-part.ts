import { html } from 'hono/html'
import { type Fault, faultEffects } from '../../../contract/sandbox/sandbox.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'

export type FaultCall = { readonly name: string; readonly summary: string }

const effectWords: Readonly<Record<(typeof faultEffects)[number], string>> = {
  delay: 'Answer late',
  status: 'Refuse with a status',
  garbage: 'Do the work, answer garbage',
  'drop-before': 'Cut the connection, do nothing',
  'drop-after': 'Do the work, then cut the connection',
}

const detail = ({ effect, ms, status }: Fault): string => {
  if (effect === 'delay') return `${ms ?? 5000} ms`
  return effect === 'status' ? String(status ?? 503) : ''
}

const meantFor = ({ orderNumber, upmId, tag }: Fault): string =>
  [orderNumber && `order ${orderNumber}`, upmId && `member ${upmId}`, tag && `tag ${tag}`]
    .filter(Boolean)
    .join(', ')

const row = (
  fault: Fault,
): Markup => html`<li class="sb-row sb-fault"><div><b>${effectWords[fault.effect]}</b> ${detail(fault)}
<p class="sb-contact">${fault.call} · ${fault.remaining} more ${meantFor(fault)}</p></div>
<form data-delete="/api/sandbox/faults?id=${fault.id}" data-done="The fault is gone."><button class="host-link">Remove<span class="sb-hidden"> fault ${fault.id}</span></button></form></li>`

/** Faults that wait for calls, and a form for another one. */
export const faultsPart = (
  faults: readonly Fault[],
  calls: readonly FaultCall[],
): Markup => html`<section class="sb-part" aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<p class="host-soft">A fault meets the next requests of a call, whoever makes them, and is then used up.</p>
<form class="sb-form" data-post="/api/sandbox/faults" data-done="The fault waits for the next request.">
${field('faults-call', 'Call', html`<select id="faults-call" name="call">${calls.map(({ name, summary }) => html`<option value="${name}" title="${summary}">${name}</option>`)}</select>`, true)}
${field('faults-effect', 'Effect', html`<select id="faults-effect" name="effect">${faultEffects.map((effect) => html`<option value="${effect}">${effectWords[effect]}</option>`)}</select>`)}
${field('faults-times', 'Times', html`<input id="faults-times" name="times" data-type="number" type="number" min="1" max="1000" value="1" required>`)}
${field('faults-ms', 'Late by (ms)', html`<input id="faults-ms" name="ms" data-type="number" type="number" min="0" max="600000" placeholder="5000">`)}
${field('faults-status', 'Status', html`<input id="faults-status" name="status" data-type="number" type="number" min="400" max="599" placeholder="503">`)}
${field('faults-orderNumber', 'Only order', html`<input id="faults-orderNumber" name="orderNumber" pattern="[A-Za-z0-9]{4,32}" autocomplete="off">`)}
<button class="host-btn">Add fault</button>
</form>
${
  faults.length === 0
    ? html`<p>No faults are waiting.</p>`
    : html`<ul class="sb-rows">${faults.map(row)}</ul>
<form data-delete="/api/sandbox/faults" data-done="All faults are gone."><button class="host-btn sb-line">Remove all</button></form>`
}
</section>`
