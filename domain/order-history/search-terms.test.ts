import { describe, expect, test } from 'vitest'
import { instantsOfYear, searchWords } from './search-terms.ts'

describe('what is looked for', () => {
  test('[BY-53] each word once, folded, eight at most', () => {
    expect(searchWords(' Czapka  CZAPKA\tżółta ')).toEqual(['czapka', 'zolta'])
    expect(searchWords('a b c d e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(searchWords('   ')).toEqual([])
  })

  test('[BY-54] a year holds whatever has its number on a calendar, from Kiribati to Baker Island', () => {
    const { from, until } = instantsOfYear(2026)
    const yearIn = (instant: number, timeZone: string) =>
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).year
    expect([from - 1, from].map((at) => yearIn(at, 'Pacific/Kiritimati'))).toEqual([2025, 2026])
    expect([until - 1, until].map((at) => yearIn(at, 'Etc/GMT+12'))).toEqual([2026, 2027])
  })
})
