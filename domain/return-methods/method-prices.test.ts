import { expect, it } from 'vitest'
import { countryFlags } from '../pages/flags.ts'
import { priceOfReturn, roleOfReturn } from './method-prices.ts'

it.each([
  ['guest', true, 990],
  ['guest', false, 990],
  ['member', true, null],
  ['member', false, null],
  [null, true, null],
  [null, false, 990],
] as const)(
  'a return from Australia asked for by %o costs the same whoever looks at it, a member %o: %o cents',
  (returnedBy, isMember, cents) => {
    const role = roleOfReturn({ returnedBy }, isMember)
    const price = priceOfReturn('auDropoff', { country: 'au', role, flags: countryFlags('au') })
    expect(price && 'amount' in price ? price.amount : null).toBe(cents)
    expect(price?.kind).toBe(cents === null ? 'free' : 'fixed')
  },
)
