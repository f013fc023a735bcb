import * as v from 'valibot'
import { type FilterParts, filterOf } from '../../../../domain/order-history/order-filter.ts'

/** Query of the history (BY-55): what is no part of a filter is dropped, the rest passes through. */
export const HistorySearch = v.pipe(
  v.looseObject({}),
  v.transform((search) => {
    const { q, status, year, show, ...others } = search as FilterParts & Readonly<Record<string, unknown>>
    return { ...others, ...filterOf({ q, status, year, show }) }
  }),
)
