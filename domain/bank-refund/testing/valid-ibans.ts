import fc from 'fast-check'
import { countrySpecs, isQRIBAN, isValidBBAN } from 'ibantools'

/** Published examples of the register (ISO 13616), one for each country that refunds cash by bank, and some of other shapes. */
export const publishedIbans = [
  'PL61109010140000071219812874',
  'IT60X0542811101000000123456',
  'CZ6508000000192000145399',
  'GR1601101250000000012300695',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'SA0380000000608010167519',
] as const

const code = (character: string): string => String(Number.parseInt(character, 36))

/** Check digits of a country's account by ISO 7064 (mod 97-10), reckoned here rather than by the package that is tested. */
const checkDigits = (country: string, bban: string): string => {
  const number = BigInt([...`${bban}${country}00`].map(code).join(''))
  return String(98n - (number % 97n)).padStart(2, '0')
}

type Part = { readonly letters: string; readonly count: number }

const alphabets: readonly (readonly [RegExp, string])[] = [
  [/^\[0-9\]$/, '0123456789'],
  [/^\[A-Z\]$/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/^\[A-Z0-9\]$|^\[0-9A-Z\]$/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'],
]

/** The parts of a country's structure, `^[A-Z]{1}[0-9]{10}$`. */
const partsOf = (structure: string): readonly Part[] =>
  [...structure.matchAll(/(\[[^\]]+\])(?:\{(\d+)\})?/g)].map(([, set = '', count]) => {
    const letters = alphabets.find(([pattern]) => pattern.test(set))?.[1]
    if (letters === undefined) throw new Error(`a structure nobody knows: ${structure}`)
    return { letters, count: Number(count ?? 1) }
  })

/** Countries that the register knows, two letters. */
export const ibanCountries: readonly string[] = Object.entries(countrySpecs)
  .filter(([, { IBANRegistry, bban_regexp }]) => IBANRegistry && bban_regexp)
  .map(([country]) => country)

/** Most draws until the country's own checks of bank and account hold as well: 1 in 97 does where there is one. */
const mostDraws = 50_000

/** Valid IBANs of a country, in their compact form. */
export const ibansOf = (country: string): fc.Arbitrary<string> => {
  const parts = partsOf(countrySpecs[country]?.bban_regexp ?? '')
  return fc.integer().map((seed) => {
    let state = seed >>> 0
    const next = (most: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * most)
    }
    for (let draw = 0; draw < mostDraws; draw++) {
      const bban = parts
        .map(({ letters, count }) =>
          Array.from({ length: count }, () => letters[next(letters.length)]).join(''),
        )
        .join('')
      const iban = `${country}${checkDigits(country, bban)}${bban}`
      if (isValidBBAN(bban, country) && !isQRIBAN(iban)) return iban
    }
    throw new Error(`no account of ${country} found`)
  })
}
