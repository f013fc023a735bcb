import { maxSearchWords } from '../../contract/orders/order-filter.ts'
import { foldText } from '../format/fold-text.ts'

/** The words of a search, folded, each once (BY-53). */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(foldText(text).split(/\s+/).filter(Boolean).slice(0, maxSearchWords)),
]

const hour = 3_600_000

/**
 * From when until when an order's date can stand in a year for somebody on earth, epoch milliseconds: who reads it in Kiribati
 * is 14 hours ahead, who reads it on Baker Island 12 behind. An order of New Year's night is found in both years.
 */
export const instantsOfYear = (year: number): { readonly from: number; readonly until: number } => ({
  from: Date.UTC(year, 0, 1) - 14 * hour,
  until: Date.UTC(year + 1, 0, 1) + 12 * hour,
})
