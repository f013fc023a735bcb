import { describe, expect, test } from 'vitest'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { pointTowns } from './point-towns.ts'

const withPoints = describedCountries.filter((country) =>
  profileOf(country).returns.carriers.some(({ services }) => services.includes('locating')),
)

describe.each(withPoints)('towns of %s that drop-off points stand in', (country) => {
  const towns = pointTowns(country)

  test('are several, each with a name, a postal code and a time zone', () => {
    expect(towns.length).toBeGreaterThanOrEqual(2)
    expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
    for (const { name, postalCode, timezone } of towns) {
      expect(name).toMatch(/^\p{L}/u)
      expect(postalCode).toMatch(/^[\dA-Z][\dA-Z -]*$|^$/)
      expect(Intl.supportedValuesOf('timeZone')).toContain(timezone)
    }
  })

  test('have one at least that samples live in, and lie within a country’s width of each other', () => {
    expect(towns.some(({ isHome }) => isHome)).toBe(true)
    const [first] = towns
    for (const { latitude, longitude } of towns) {
      expect(Math.abs(latitude - (first?.latitude ?? 0))).toBeLessThan(30)
      expect(Math.abs(longitude - (first?.longitude ?? 0))).toBeLessThan(70)
    }
  })
})

test('a made-up town lies some way out of a real city of its state, and at the same place each time', () => {
  const towns = pointTowns('us')
  const home = towns.find(({ isHome }) => isHome)
  const near = towns.filter(
    ({ isHome, state, latitude, longitude }) =>
      !isHome &&
      state === home?.state &&
      Math.abs(latitude + 0.15 - home.latitude) <= 0.05 &&
      Math.abs(longitude + 0.15 - home.longitude) <= 0.05,
  )
  expect(near).toHaveLength(1)
  expect(home?.timezone).toBe(near[0]?.timezone)
  expect(pointTowns('us')).toEqual(towns)
})

test('no town stands twice in the list, however many stores it has', () => {
  const names = pointTowns('us').map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('a country that nobody has samples of has no towns', () => {
  expect(pointTowns('xx')).toEqual([])
})
