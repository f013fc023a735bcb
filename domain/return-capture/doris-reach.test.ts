import { expect, it } from 'vitest'
import { sampleOrder } from '../testing/samples.ts'
import { dorisTriggerOf } from './doris-trigger.ts'

const triggerOf = (dayPhoneNumber: string | null, shipFrom: unknown = null) =>
  dorisTriggerOf({
    order: {
      ...sampleOrder(),
      authorizationInfo: dayPhoneNumber === null ? null : ({ dayPhoneNumber } as never),
      shipFrom: shipFrom as never,
    },
    enableDorisCommunication: true,
    isStoreReturn: true,
    language: 'en-GB',
    country: 'gb',
    upmId: null,
  })

it.each([
  ['12', false],
  ['123', true],
  ['+1 (503) 555-0155', true],
  ['1234567890123456', true],
  ['12345678901234567', false],
  [null, false],
])('[RS-05] a store is told of a return where %o can be called: %s', (phone, isTold) => {
  expect(triggerOf(phone) !== null).toBe(isTold)
})

it('[RS-05] without a receiver there is a phone alone', () => {
  const expected = {
    firstName: null,
    lastName: null,
    phoneNumber: '5035550155',
    language: 'en',
    marketplace: 'GB',
  }
  expect(triggerOf('503 555 0155')).toMatchObject(expected)
  expect(triggerOf('503 555 0155', {})).toMatchObject(expected)
  expect(triggerOf(null, { contactInformation: { dayPhoneNumber: '503 555 0155' } })).toMatchObject(expected)
  expect(triggerOf(null, {})).toBeNull()
})
