import { describe, expect, it } from 'vitest'
import { countryFlags } from '../pages/flags.ts'
import { asksForStore, returnStepNamed } from './return-steps.ts'

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
    ['store', 'items'],
    [undefined, 'items'],
    [2, 'items'],
  ])('an address that names %o opens %s', (name, step) => {
    expect(returnStepNamed(name)).toBe(step)
  })
})
