import { expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { countryFlags, defaultFlags } from '../pages/flags.ts'
import { isStoreReturn } from '../return-methods/return-methods.ts'
import { endsInPreview } from '../returns/return-preview.ts'
import { filledInReturn } from '../testing/return-samples.ts'
import { dorisTriggerOf } from './doris-trigger.ts'

it('[RS-05] the trigger goes for store returns, by flag, with a day phone', () => {
  const { order } = filledInReturn()
  const ask = {
    order,
    enableDorisCommunication: true,
    isStoreReturn: true,
    language: 'en-US',
    country: 'us',
    upmId: 'u1',
  }
  expect(dorisTriggerOf(ask)).toEqual({
    eventType: 'DorisAlternateNotification',
    firstName: 'Maya',
    lastName: 'Ortiz',
    language: 'en',
    marketplace: 'US',
    phoneNumber: '5035550100',
    salesOrderNumber: 'C0123456',
    upmId: 'u1',
  })
  expect([
    dorisTriggerOf({ ...ask, enableDorisCommunication: false }),
    dorisTriggerOf({ ...ask, isStoreReturn: false }),
    dorisTriggerOf({ ...ask, order: { ...order, shipFrom: null } }),
  ]).toEqual([null, null, null])
})

const toStore = { isStore: true }

it('[RS-05 A-13] is on by default only where a return to a store is sent, with its day phone, and stays unsaid where it is off', () => {
  const { order } = filledInReturn()
  const triggerIn = (country: string, flags = countryFlags(country)) =>
    dorisTriggerOf({
      order,
      enableDorisCommunication: flags.enableDorisCommunication,
      isStoreReturn: true,
      language: 'en',
      country,
      upmId: null,
    })
  const on = describedCountries.filter((country) => countryFlags(country).enableDorisCommunication)
  expect(on).toEqual(['jp', 'us'])
  for (const country of on) {
    const flags = countryFlags(country)
    expect(profileOf(country).returns.methods.some(({ id }) => isStoreReturn(id))).toBe(true)
    expect(endsInPreview({ country, flags, method: toStore })).toBe(false)
    expect(triggerIn(country)).toMatchObject({ phoneNumber: '5035550100' })
    expect(triggerIn(country, { ...flags, enableDorisCommunication: false })).toBeNull()
  }
  expect(endsInPreview({ country: 'kr', flags: countryFlags('kr'), method: toStore })).toBe(true)
  expect(defaultFlags.enableDorisCommunication).toBe(false)
})
