import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flagNames } from '../../contract/session/experience.ts'
import { catalogOf } from '../languages/catalogs.ts'
import { languagesOf } from '../languages/locale.ts'
import { carriers } from '../links/carriers.ts'
import { catalogs } from './catalogs.gen.ts'
import { describedCountries, profileOf } from './profile-of.ts'
import { usual } from './usual.ts'

const named =
  'ae ar at au be ca cn cz de dk eg es fi fr gb gr hu id ie in it jp kr kw kz lu mx my nl nz ph pl pr pt ru sa se si th tr tw us vn za'.split(
    ' ',
  )
const emea = 'at be cz de dk es fi fr gb gr hu ie it lu nl pl pt se si'.split(' ')
const withCarriers = 'at au be cn cz de dk es fi fr gb gr hu ie it jp kr lu nl pl pt se si us'.split(' ')

describe('countries', () => {
  it('[CC-03] are the files of this folder, and all that the specifications name', () => {
    const files = readdirSync(new URL('.', import.meta.url)).flatMap(
      (name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? [],
    )
    expect(describedCountries).toEqual(files.toSorted())
    expect(describedCountries.filter((country) => named.includes(country))).toEqual(named)
  })

  it('[CC-03] have the language that is mostly spoken there among theirs, where paths can name it by two letters', () => {
    const mostlySpoken = (country: string) => new Intl.Locale(`und-${country}`).maximize().language
    const others = describedCountries.filter(
      (country) => !languagesOf(country).some((language) => language === mostlySpoken(country)),
    )
    // Shops of India and of the Philippines write English (docs/decisions/0140).
    expect(others.map((country) => [country, mostlySpoken(country)])).toEqual([
      ['in', 'hi'],
      ['ph', 'fil'],
    ])
  })

  it('[CC-03 A-42] have texts in each of their languages, and every catalog is read in one of them', () => {
    const read = describedCountries.flatMap((country) => {
      const { languages } = profileOf(country)
      expect([country, languages.filter((catalog) => !catalogs.includes(catalog))]).toEqual([country, []])
      expect(languages.length).toBeGreaterThan(0)
      return [...languages, catalogOf('en', country)]
    })
    expect(catalogs.filter((catalog) => !read.includes(catalog))).toEqual([])
  })

  it('are found by their two letters in any case; others have what is usual, and no country is the US', () => {
    for (const country of describedCountries)
      expect(profileOf(country.toUpperCase())).toBe(profileOf(country))
    expect(profileOf(null)).toBe(profileOf('us'))
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!describedCountries.includes(text.toLowerCase()))
        expect(profileOf(text)).toBe(usual)
      }),
    )
  })

  it('[CC-04] of Europe, the Middle East and Africa are the nineteen, each with counters to drop a parcel off', () => {
    expect(named.filter((country) => profileOf(country).isEmea)).toEqual(emea)
    const offers = (country: string, service: 'dropoff' | 'locating') =>
      profileOf(country).returns.carriers.some(({ services }) => services.includes(service))
    expect(emea.filter((country) => offers(country, 'dropoff') && offers(country, 'locating'))).toEqual(emea)
  })

  it('[RM-10] have carriers of their own where the specification says so, each with a name and a tracking host', () => {
    expect(named.filter((country) => profileOf(country).returns.carriers.length > 0)).toEqual(withCarriers)
    const codes = describedCountries.flatMap((country) => [
      ...profileOf(country).returns.carriers.map(({ code }) => code),
      ...profileOf(country).returns.methods.flatMap(({ carrier }) => carrier ?? []),
      ...profileOf(country).returns.specialAddresses.map(({ dropoffCarrier }) => dropoffCarrier),
    ])
    const known = new Set(carriers.map(({ code }) => code))
    expect(codes.filter((code) => !known.has(code))).toEqual([])
  })

  it('[RM-03 A-6] offer a method that carriers carry out only where one of theirs does', () => {
    const empty = describedCountries.flatMap((country) => {
      const { methods, carriers: own } = profileOf(country).returns
      return methods.flatMap(({ id, service }) =>
        service === undefined || own.some(({ services }) => services.includes(service))
          ? []
          : [`${country} ${id}`],
      )
    })
    expect(empty).toEqual([])
    const picksUp = named.filter((country) =>
      profileOf(country).returns.methods.some(({ id }) => id === 'emeaPickup'),
    )
    expect(picksUp).toEqual(['at', 'be', 'cz', 'de', 'es', 'fr', 'gr', 'hu', 'it', 'nl', 'pl', 'si'])
  })

  it('[CC-02] name languages and currencies that exist, and flags that there are', () => {
    const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    const currencies = Intl.supportedValuesOf('currency')
    for (const country of describedCountries) {
      const profile = profileOf(country)
      expect(profile.languages.length).toBeGreaterThan(0)
      expect(profile.languages.filter((language) => languages.of(language) === undefined)).toEqual([])
      expect(currencies).toContain(profile.currency)
      expect(Object.keys(profile.flags).filter((name) => !flagNames.some((flag) => flag === name))).toEqual(
        [],
      )
      expect(profile.returns.reasons.map(({ name }) => name)).toEqual([
        ...new Set(profile.returns.reasons.map(({ name }) => name)),
      ])
    }
  })
})
