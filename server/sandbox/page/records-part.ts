import { html } from 'hono/html'
import type { Records } from '../../api/modules/telemetry/telemetry.repository.ts'
import type { Markup } from '../../page-shell/host-page.ts'

const time = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

const table = (caption: string, headings: readonly string[], rows: readonly (readonly string[])[]): Markup =>
  rows.length === 0
    ? html`<h3>${caption}</h3><p>None yet.</p>`
    : html`<div class="sb-scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

/** What pages reported last: errors and analytics. */
export const recordsPart = ({
  errors,
  events,
}: Records): Markup => html`<section class="sb-part" aria-labelledby="records">
<h2 id="records">Records</h2>
${table(
  'Error reports',
  ['Time', 'Code', 'Page', 'Message'],
  errors.map(({ occurredAt, code, pageName, devMessage }) => [time(occurredAt), code, pageName, devMessage]),
)}
${table(
  'Events',
  ['Time', 'Name', 'Page', 'Properties'],
  events.map(({ occurredAt, name, pageName, properties }) => [
    time(occurredAt),
    name,
    pageName,
    JSON.stringify(properties),
  ]),
)}
</section>`
