import { html } from 'hono/html'
import { flagNames } from '../../../contract/session/experience.ts'
import type { Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'
import { markets } from '../markets/markets.ts'
import { countryName } from './scenarios-part.ts'

const countries = Object.keys(markets).toSorted((one, other) =>
  countryName(one).localeCompare(countryName(other), 'en'),
)

/** Sets a flag for a country, for everybody who opens its pages from then on. */
export const flagsPart = (): Markup => html`<section class="sb-part" aria-labelledby="flags">
<h2 id="flags">Flags</h2>
<p class="host-soft">Counts for the whole country. For one page only, add <code>?flag.NAME=true</code> to its address.</p>
<form class="sb-form" data-post="/api/sandbox/flags" data-done="The flag is set. Reload the page that it is for.">
${field('flags-flag', 'Flag', html`<select id="flags-flag" name="flag">${flagNames.map((name) => html`<option>${name}</option>`)}</select>`)}
${field('flags-country', 'Country', html`<select id="flags-country" name="country">${countries.map((country) => html`<option value="${country}">${countryName(country)}</option>`)}</select>`)}
${field('flags-value', 'Value', html`<select id="flags-value" name="value" data-type="json"><option value="true">On</option><option value="false">Off</option><option value="null">As shipped</option></select>`)}
<button class="host-btn">Set flag</button>
</form></section>`
