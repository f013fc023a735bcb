import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { describedCountries } from '../../../domain/countries/profile-of.ts'
import { type Address, type Place, readAddress, startAddress, writeAddress } from './address.ts'
import { directions, type Look, motions, themes, usualLook } from './look.ts'

const looks: fc.Arbitrary<Look> = fc.record({
  country: fc.constantFrom(...describedCountries),
  language: fc.constantFrom(...catalogs),
  direction: fc.constantFrom(...directions),
  width: fc.integer({ min: 320, max: 1920 }),
  theme: fc.constantFrom(...themes),
  motion: fc.constantFrom(...motions),
  text: fc.integer({ min: 50, max: 200 }),
})
const name = fc.string({ minLength: 1 })
const places: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ page: fc.constantFrom('map' as const, 'coverage' as const, 'requirements' as const) }),
  fc.record({ page: fc.constant('screens' as const), flow: name }),
  fc.record({ page: fc.constant('flow' as const), flow: name, state: fc.option(name) }),
)

describe('the address of the atlas', () => {
  test('says all that is shown, and is read back as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          place: places,
          look: looks,
          beside: fc.option(looks),
          paint: fc.string(),
          person: fc.string(),
        }),
        (address: Address) => {
          expect(readAddress(writeAddress(address))).toEqual(address)
        },
      ),
    )
  })

  test('is short where nothing was chosen', () => {
    expect(writeAddress(startAddress)).toBe('#/')
    expect(
      writeAddress({
        ...startAddress,
        place: { page: 'flow', flow: 'cancellation', state: 'dialog.denied' },
        look: { ...usualLook, country: 'kr', width: 1280 },
      }),
    ).toBe('#/flows/cancellation/dialog.denied?country=kr&width=1280')
  })

  test('leads somewhere, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('#/flows/%')), (hash) => {
        expect(readAddress(hash).place.page).toBeTruthy()
      }),
    )
    expect(readAddress('#/flows/x?country=atlantis&width=12&text=big&theme=pink').look).toEqual(usualLook)
  })
})
