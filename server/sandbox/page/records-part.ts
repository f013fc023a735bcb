import { desc } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Database } from '../../db/schema.ts'
import { telemetryErrors, telemetryEvents } from '../../db/tables/telemetry.ts'
import type { Markup } from '../../pages/host-page.ts'

const mostRecords = 25

export const readRecords = async (db: Database) => ({
  errors: await db.select().from(telemetryErrors).orderBy(desc(telemetryErrors.id)).limit(mostRecords),
  events: await db.select().from(telemetryEvents).orderBy(desc(telemetryEvents.id)).limit(mostRecords),
})
export type SandboxRecords = Awaited<ReturnType<typeof readRecords>>

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
}: SandboxRecords): Markup => html`<section class="sb-part" aria-labelledby="records">
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
