import {
  type kindsOfOrder,
  maxSearchLength,
  type placesOfOrder,
  type StatusFilter,
  statusFilters,
} from '../../contract/orders/order-filter.ts'

/** What of the orders is listed: bought online, bought in a store, or sent back. */
export const shownKinds = ['online', 'store', 'returns'] as const
export type ShownKind = (typeof shownKinds)[number]

/** What a list of orders is narrowed to, by the names that the page's address has for it; a part that is not there narrows nothing. */
export type OrderFilter = {
  /** Words, as they were typed. */
  readonly q?: string
  readonly status?: StatusFilter
  readonly year?: number
  readonly show?: ShownKind
}

/** Everything. */
export const noFilter: OrderFilter = {}

/** A part of the filter as a form or an address has it; `''` and `undefined` narrow nothing. */
export type FilterParts = { readonly [Part in keyof OrderFilter]?: unknown }

const oneOf = <const Value>(values: readonly Value[], wanted: unknown): Value | undefined =>
  values.find((value) => value === wanted)

/** An address may hold anything in place of a text or a number. */
const written = (part: unknown): string =>
  typeof part === 'string' || typeof part === 'number' ? String(part) : ''

const wordsIn = (text: unknown): string | undefined =>
  written(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxSearchLength).trim() || undefined

const yearIn = (year: unknown): number | undefined =>
  /^(19|20)\d{2}$/.test(written(year)) ? Number(year) : undefined

/** The filter that these parts name: what is none of its values is dropped, and two that narrow alike are the same (BY-55). */
export const filterOf = ({ q, status, year, show }: FilterParts): OrderFilter => {
  const parts = {
    q: wordsIn(q),
    status: oneOf(statusFilters, status),
    year: yearIn(year),
    show: oneOf(shownKinds, show),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

/** Names a filter; `''` names none. */
export const filterKey = (filter: OrderFilter): string => {
  const parts = filterOf(filter)
  return isFiltered(parts) ? JSON.stringify([parts.q, parts.status, parts.year, parts.show]) : ''
}

/** Whether a filter leaves anything out. */
export const isFiltered = (filter: OrderFilter): boolean => Object.keys(filter).length > 0

/** The part of a filter that the wire knows as place and kind. */
export const kindOnWire: Readonly<
  Record<
    ShownKind,
    { readonly placedIn?: (typeof placesOfOrder)[number]; readonly kind: (typeof kindsOfOrder)[number] }
  >
> = {
  online: { placedIn: 'online', kind: 'sales' },
  store: { placedIn: 'store', kind: 'sales' },
  returns: { kind: 'returns' },
}

/** Years that there are orders of, newest first: from the first order's to this one. `now` in epoch milliseconds. */
export const yearsSince = (oldestOrderDate: string, now: number): readonly number[] => {
  const [first, last] = [new Date(oldestOrderDate), new Date(now)].map((date) => date.getUTCFullYear())
  if (first === undefined || last === undefined || Number.isNaN(first)) return []
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, ago) => last - ago)
}
