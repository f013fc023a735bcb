import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { countryFlags } from '../pages/flags.ts'
import { asksForStore, returnStepNamed, stepsOf } from './return-steps.ts'

describe('[RI-01] steps of a return', () => {
  const flags = countryFlags('us')
  it.each([
    ['no method yet', null, false],
    ['a carrier', { isStore: false }, false],
    ['a store', { isStore: true }, true],
  ])('a store is asked for with %s: %o', (_, method, isAsked) => {
    expect(asksForStore({ flags, method })).toBe(isAsked)
  })

  it('asks for no store with the selector switched off', () => {
    const off = { ...flags, enableDorisStoreSelector: false }
    expect(asksForStore({ flags: off, method: { isStore: true } })).toBe(false)
  })

  it.each([
    ['method', 'method'],
    ['items', 'items'],
    ['confirmation', 'confirmation'],
    ['store', 'items'],
    [undefined, 'items'],
    [2, 'items'],
  ])('an address that names %o opens %s', (name, step) => {
    expect(returnStepNamed(name)).toBe(step)
  })
})

it('[RI-07] a courier pickup in Korea is confirmed on a step of its own; every other way has the items and the method', () => {
  const confirmed = describedCountries.flatMap((country) =>
    profileOf(country).returns.methods.flatMap((method) =>
      stepsOf({ confirms: method.confirms === true }).includes('confirmation')
        ? [[country, method.id, method.asksPickupAddress]]
        : [],
    ),
  )
  expect(confirmed).toEqual([['kr', 'courierPickup', true]])
  expect([stepsOf(null), stepsOf({ confirms: false }), stepsOf({ confirms: true })]).toEqual([
    ['items', 'method'],
    ['items', 'method'],
    ['items', 'method', 'confirmation'],
  ])
})
