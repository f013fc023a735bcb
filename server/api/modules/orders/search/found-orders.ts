import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { orderFilterEntries, StatusFilter } from '../../../../../contract/orders/order-filter.ts'
import { historyLinesPerOrder } from '../../../../../contract/orders/orders.ts'
import { instantsOfYear, searchWords } from '../../../../../domain/order-history/search-terms.ts'
import { storedStatusesOf } from '../../../../../domain/order-history/status-filter.ts'
import { folded, holding } from '../../../../db/folded.ts'
import { orders } from '../../../../db/tables/orders.ts'

/** What the history is narrowed to, as a request names it. */
export type OrderSearch = {
  readonly [Part in keyof typeof orderFilterEntries]?: v.InferOutput<(typeof orderFilterEntries)[Part]>
} & {
  /** Two letters: words are looked for as they read in it. */
  readonly language: string
}

const names = ['search', 'status', 'year', 'placedIn', 'kind'] as const

/** Names what a search is narrowed to, whatever the language; `''`: to nothing. */
export const searchKey = (search: Omit<OrderSearch, 'language'>): string =>
  names.some((name) => search[name] !== undefined)
    ? JSON.stringify(names.map((name) => search[name] ?? null))
    : ''

const wanted = {
  words: sql`${sql.placeholder('words')}::text[]`,
  language: sql`${sql.placeholder('language')}::text`,
  from: sql`${sql.placeholder('from')}::timestamptz`,
  until: sql`${sql.placeholder('until')}::timestamptz`,
  placedIn: sql`${sql.placeholder('placedIn')}::text`,
  kind: sql`${sql.placeholder('kind')}::text`,
  statuses: sql`${sql.placeholder('statuses')}::jsonb`,
}

/** A text of a line in the asked language, as `textIn` has it. */
const shownText = (column: SQL): SQL => sql`coalesce(${column} ->> ${wanted.language}, ${column} ->> 'en')`

// Each looks at the lines of one order at a time, by their index: as a value it is never joined to other members' lines.
const holdsWords = sql`case when cardinality(${wanted.words}) = 0 then true else coalesce((
  select true from (
    select ${folded(sql`shown.words`)} as words from (
      select concat_ws(' ', order_lines.order_number, title, style_color, ${shownText(sql`category`)}, ${shownText(sql`color`)}) as words
      from order_lines where order_lines.order_number = ${orders.orderNumber} offset 0
    ) as shown offset 0
  ) as line where line.words like all (${wanted.words}) limit 1), false) end`

const named = (list: SQL, name: SQL): SQL => sql`(${wanted.statuses} -> ${list} -> ${name}) ? raw`
const ofType = sql`case when ${orders.orderType} = 'RETURN_ORDER' then 'returns' else 'sales' end`

const hasStatus = sql`case when ${wanted.statuses} is null then true
  when ${wanted.statuses} ->> 'isUnpaid' = 'true' and not (${orders.paymentHoldFlag} or ${orders.paymentPending} or ${orders.deferredPaymentData} is not null) then false
  when ${orders.pendingModification} is not null and ${orders.pendingItems} is null then ${wanted.statuses} ->> 'isBeingCancelled' is null
  else coalesce((select true from (
    select lower(btrim(status, E' \\t\\r\\n')) as raw, upper(status_variant) as variant from order_lines
    where order_lines.order_number = ${orders.orderNumber} order by line_number limit ${historyLinesPerOrder}::int
  ) as shown where ${named(sql`'raw'`, ofType)}
    or ((${wanted.statuses} -> 'variants') ? variant and not (${named(sql`'known'`, ofType)}))
  limit 1), false) end`

/** Whether an order may be among those that are looked for; a status is read closely from its row. */
export const mayBeFound = sql`(${wanted.from} is null or ${orders.orderDate} >= ${wanted.from})
  and (${wanted.until} is null or ${orders.orderDate} < ${wanted.until})
  and (${wanted.placedIn} is null or (${orders.orderClassification} = 'STORE') = (${wanted.placedIn} = 'store'))
  and (${wanted.kind} is null or (${orders.orderType} = 'RETURN_ORDER') = (${wanted.kind} = 'returns'))
  and ${hasStatus} and ${holdsWords}`

const statusesOf = (status: StatusFilter | undefined): string | null =>
  status === undefined ? null : JSON.stringify(storedStatusesOf(status))

/** What the statement is asked with. */
export const searchValues = ({ search, status, year, placedIn, kind, language }: OrderSearch) => {
  const instants = year === undefined ? null : instantsOfYear(Number(year))
  return {
    words: searchWords(search ?? '').map(holding),
    language,
    from: instants && new Date(instants.from).toISOString(),
    until: instants && new Date(instants.until).toISOString(),
    placedIn: placedIn ?? null,
    kind: kind ?? null,
    statuses: statusesOf(status),
  }
}
