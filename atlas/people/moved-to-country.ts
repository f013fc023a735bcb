import { isPlain } from '../data/is-plain.ts'

const names = new Set(['country', 'iso2Country', 'shipFromCountry'])

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value)

/** Every country that a value names, two letters in lower case: of a page, an order, an address, a store. */
export const countriesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(countriesIn)
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    names.has(name) && isCode(part) ? [part.toLowerCase()] : countriesIn(part),
  )
}

/** A value in which every country is another one, told by two letters in lower case. */
export const withCountries = <Value>(value: Value, other: (country: string) => string): Value => {
  if (Array.isArray(value)) return value.map((item) => withCountries(item, other)) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (!names.has(name) || !isCode(part)) return [name, withCountries(part, other)]
      const moved = other(part.toLowerCase())
      return [name, part === part.toUpperCase() ? moved.toUpperCase() : moved]
    }),
  ) as Value
}

/** From where a model is at home to another country and back: what was abroad stays abroad. */
export const movingTo = (country: string, homes: readonly string[]): ((from: string) => string) => {
  const [home = country] = homes
  return (from) => (homes.includes(from) ? country : from === country ? home : from)
}
