import { html } from 'hono/html'
import type { Scenario } from '../../../contract/sandbox/sandbox.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'
import { sampleMembers } from '../members.ts'
import { countryName } from './scenarios-part.ts'

/** Places an order of one's own, like that of a scenario. */
export const freshPart = (scenarios: readonly Scenario[]): Markup => {
  const kinds = new Map(
    scenarios
      .filter(({ orderNumber }) => orderNumber !== undefined)
      .map(({ tags, title }) => [title, tags[0] === 'cancel' ? tags[1] : tags[0]]),
  )
  return html`<section class="sb-part" aria-labelledby="fresh">
<h2 id="fresh">Fresh order</h2>
<p class="host-soft">Places an order of its own, just now where it can be cancelled.</p>
<form class="sb-form" data-post="/api/sandbox/orders" data-then="open">
${field('fresh-from', 'Like', html`<select id="fresh-from" name="from">${[...kinds].map(([title, tag]) => html`<option value="${tag}">${title}</option>`)}</select>`)}
${field(
  'fresh-member',
  'For',
  html`<select id="fresh-member" name="member" data-type="nullable">${sampleMembers.map(
    ({ email, givenName, familyName, country }) =>
      html`<option value="${email}">${givenName} ${familyName}, ${countryName(country)}</option>`,
  )}<option value="">A guest</option></select>`,
)}
<button class="host-btn">Place order</button>
</form></section>`
}
