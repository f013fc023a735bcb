import { expect, it } from 'vitest'
import { countriesIn, movingTo, withCountries } from './moved-to-country.ts'
import { inRole, roleIn } from './who-looks.ts'

it.each([
  [{ isMember: false }, 'guest'],
  [{ isGuest: true }, 'guest'],
  [{ upmId: null }, 'guest'],
  [{ isMember: true }, 'member'],
  [{ isGuest: false }, 'member'],
  [{ upmId: 'upm-1' }, 'member'],
  [{ orderNumber: 'C1' }, null],
  [undefined, null],
])('%j was started for: %s', (input, role) => {
  expect(roleIn(input)).toBe(role)
})

it('puts a role where an input has one, and nowhere else', () => {
  expect(inRole({ isMember: true, upmId: 'upm-1', page: 1 }, 'guest')).toEqual({
    isMember: false,
    upmId: null,
    page: 1,
  })
  expect(inRole({ isGuest: true, upmId: null }, 'member')).toEqual({ isGuest: false, upmId: 'upm-1' })
})

it('moves what a model tells of to another country; what was abroad is abroad', () => {
  const told = {
    order: { shipFrom: { address: { iso2Country: 'US' } }, lines: [{ shipFromCountry: 'us' }] },
    store: { iso2Country: 'CA', country: null },
    now: () => 0,
  }
  expect(countriesIn(told)).toEqual(['us', 'us', 'ca'])
  const moved = withCountries(told, movingTo('ca', ['us']))
  expect(moved).toEqual({
    order: { shipFrom: { address: { iso2Country: 'CA' } }, lines: [{ shipFromCountry: 'ca' }] },
    store: { iso2Country: 'US', country: null },
    now: told.now,
  })
})
