import { describe, expect, it } from 'vitest'
import { countryFlags } from '../pages/flags.ts'
import { returnSteps } from './return-steps.ts'

describe('[RI-01] steps of a return', () => {
  const flags = countryFlags('us')
  it.each([
    ['no method yet', null, ['items', 'method']],
    ['a carrier', { isStore: false }, ['items', 'method']],
    ['a store', { isStore: true }, ['items', 'method', 'store']],
  ])('%s', (_, method, steps) => {
    expect(returnSteps({ country: 'us', flags, method })).toEqual(steps)
  })

  it('asks for no store with the selector switched off', () => {
    const off = { ...flags, enableDorisStoreSelector: false }
    expect(returnSteps({ country: 'us', flags: off, method: { isStore: true } })).toEqual(['items', 'method'])
  })
})
