import * as v from 'valibot'
import { StoredReturnMethod } from '../../contract/orders/local-records.ts'
import { msOfDays } from '../format/durations.ts'

/** Browser storage key of the chosen methods (returns.md §4, RM-05). */
export const returnMethodsKey = 'sse-return-methods'

/** Choices older than this are dropped (returns.md §9). */
export const storedMethodMs = msOfDays(60)

export type StoredMethod = v.InferOutput<typeof StoredReturnMethod>

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return null
  }
}

/** The stored list without what is older than 60 days; a list that cannot be read counts as empty. */
export const readStoredMethods = (text: string | null, now: number): readonly StoredMethod[] => {
  const list = v.safeParse(v.array(v.unknown()), parseJson(text))
  if (!list.success) return []
  return list.output.flatMap((entry) => {
    const parsed = v.safeParse(StoredReturnMethod, entry)
    return parsed.success && now - parsed.output.timestamp <= storedMethodMs ? [parsed.output] : []
  })
}

/** The list with an order's choice put in place of an earlier one. */
export const withStoredMethod = (
  list: readonly StoredMethod[],
  entry: StoredMethod,
): readonly StoredMethod[] => [...list.filter(({ orderNumber }) => orderNumber !== entry.orderNumber), entry]

export const storedMethodOf = (list: readonly StoredMethod[], orderNumber: string): StoredMethod | null =>
  list.find((entry) => entry.orderNumber === orderNumber) ?? null

/** A store of another country than the one that the order shipped from cannot take it back (RM-06). */
export const isStoreElsewhere = (
  store: { readonly iso2Country: string | null },
  shipFromCountry: string | null,
): boolean =>
  store.iso2Country !== null &&
  shipFromCountry !== null &&
  store.iso2Country.toLowerCase() !== shipFromCountry.toLowerCase()
