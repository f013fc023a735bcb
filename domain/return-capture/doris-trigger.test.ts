import { expect, it } from 'vitest'
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
