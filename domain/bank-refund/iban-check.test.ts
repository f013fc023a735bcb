import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidIban } from './iban-check.ts'
import { ibanCountries, ibansOf, publishedIbans } from './testing/valid-ibans.ts'

const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1)

describe('[FM-03 A-41] ibantools checks the IBAN', () => {
  it('[RF-01] takes the published examples', () => {
    expect(publishedIbans.filter((iban) => !isValidIban(iban))).toEqual([])
  })

  it('knows the countries of the register', () => {
    expect(ibanCountries.length).toBeGreaterThan(75)
    expect(['PL', 'IT', 'CZ', 'GR'].filter((country) => !ibanCountries.includes(country))).toEqual([])
  })

  it.each(ibanCountries)(
    '[RF-01] takes valid ones of %s, and none with a digit or the length changed',
    (country) => {
      fc.assert(
        fc.property(ibansOf(country), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, by) => {
          const digits = [...iban].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
          const at = digits[place % digits.length] ?? 2
          const wrong = replaced(iban, at, String((Number(iban[at]) + by) % 10))
          expect([
            isValidIban(iban),
            isValidIban(wrong),
            isValidIban(iban.slice(0, -1)),
            isValidIban(`${iban}0`),
            isValidIban(iban.toLowerCase()),
          ]).toEqual([true, false, false, false, false])
        }),
        { numRuns: 8 },
      )
    },
  )

  it.each(ibanCountries)('[RF-01] refuses two digits of %s that changed places', (country) => {
    fc.assert(
      fc.property(ibansOf(country), fc.nat(), (iban, place) => {
        const pairs = [...iban].flatMap((_, at) => {
          const [one, other] = [iban[at] ?? '', iban[at + 1] ?? '']
          return /\d/.test(one) && /\d/.test(other) && one !== other ? [at] : []
        })
        fc.pre(pairs.length > 0)
        const at = pairs[place % pairs.length] ?? 0
        const swapped = replaced(replaced(iban, at, iban[at + 1] ?? ''), at + 1, iban[at] ?? '')
        expect([swapped, isValidIban(swapped)]).toEqual([swapped, false])
      }),
      { numRuns: 5 },
    )
  })

  it('refuses an account that takes payments of bills alone', () => {
    expect([isValidIban('CH4431999123000889012'), isValidIban('CH9300762011623852957')]).toEqual([
      false,
      true,
    ])
  })

  it.each(['', 'PL', 'not an account', '🏦'.repeat(10), '0'.repeat(28)])('refuses %j', (text) => {
    expect(isValidIban(text)).toBe(false)
  })
})
