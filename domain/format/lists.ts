import { memoize } from './memoize.ts'

const unitsIn = memoize((locale: string) => new Intl.ListFormat(locale, { type: 'unit' }))

/** Parts beside each other, as a language lists them without “and”: `Cobalt, M`. `locale` is a BCP 47 tag. */
export const listOf = (parts: readonly string[], locale: string): string => unitsIn(locale).format(parts)
