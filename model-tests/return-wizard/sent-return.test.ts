import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import { startOfWizard } from '../../machines/return-wizard/return-wizard.rules.ts'
import type { ReturnDraft, ReturnWizardContext } from '../../machines/return-wizard/return-wizard.types.ts'
import { createdRecord, submissionOf } from '../../machines/return-wizard/sent-return.rules.ts'
import { sampleDelivered, sampleStore, sampleWizardInput } from '../samples/return-samples.ts'
import { walkTime } from '../samples/samples.ts'
import { courierDraft, inKoreaInput, orderNumber } from './return-wizard.parts.ts'

const draft: ReturnDraft = {
  ...courierDraft('none'),
  method: 'returnToStore',
  store: sampleStore('s1'),
  addressId: null,
}
const byCarrier: ReturnDraft = { ...draft, method: 'upsDropoff', store: null }

const wizard = (
  changes: Partial<ReturnWizardContext> = {},
  storedDraft: ReturnDraft = draft,
  order = sampleDelivered(),
): ReturnWizardContext => ({
  ...startOfWizard({
    ...sampleWizardInput(() => walkTime),
    storedDraft,
    known: { order, providers: null },
  }),
  ...changes,
})

const shipFrom = {
  address: { address1: '1 Main St', city: 'Portside', state: 'OR', zipCode: '97209', iso2Country: 'US' },
  recipient: { firstName: 'Lina\nMaria', lastName: 'Okafor' },
  contactInformation: { dayPhoneNumber: '2025550101', email: 'from@example.com' },
}

describe('what the submission of a return is given', () => {
  test('a return to a store: the request with its store, the e-mail and the message to its messaging', () => {
    expect(submissionOf(wizard({ pendingKey: 'key-0' }))).toEqual({
      target: { orderNumber },
      request: expect.objectContaining({
        orderNumber,
        locale: 'en-US',
        returnMethod: 'STORE_DROP_OFF',
        storeId: 's1',
        orderLines: [
          {
            quantity: 1,
            reasonCode: expect.any(String),
            reasonText: null,
            universalProductCode: '00001',
            orderLineId: 'line-1',
          },
        ],
      }),
      pendingKey: 'key-0',
      email: { country: 'US', language: 'en', firstName: 'Lina', orderNumber, to: 'lina@example.com' },
      trigger: {
        eventType: 'DorisAlternateNotification',
        firstName: 'Lina',
        lastName: 'Okafor',
        language: 'en',
        marketplace: 'US',
        phoneNumber: '2025550101',
        salesOrderNumber: orderNumber,
        upmId: 'upm-1',
      },
    })
  })

  test('a return by carrier tells nobody else', () => {
    expect(submissionOf(wizard({}, byCarrier))).toMatchObject({
      request: { orderNumber, returnMethod: 'CARRIER_DROP_OFF' },
      email: null,
      trigger: null,
    })
  })

  test('without an order, a way, or all that has to be said there is nothing to send', () => {
    const nothing = { request: null, email: null, trigger: null }
    expect(submissionOf(wizard({ order: null }))).toEqual({
      target: { orderNumber },
      pendingKey: null,
      ...nothing,
    })
    expect(submissionOf(wizard({}, { ...byCarrier, method: null }))).toMatchObject(nothing)
    expect(submissionOf(wizard({}, { ...byCarrier, choices: [] }))).toMatchObject(nothing)
    expect(submissionOf(wizard({}, { ...draft, store: null }))).toMatchObject({ request: null })
  })

  test('no message goes to the store’s messaging where its flag is off', () => {
    const flags = { ...countryFlags('us'), enableDorisCommunication: false }
    expect(submissionOf(wizard({ flags })).trigger).toBeNull()
  })
})

describe('the e-mail that goes with a return to a store', () => {
  const emailOf = (
    order: Parameters<typeof sampleDelivered>[0],
    changes: Partial<ReturnWizardContext> = {},
  ) => submissionOf(wizard(changes, draft, sampleDelivered(order))).email

  test('goes to the address of the order, else to the one that it left from, else nowhere', () => {
    const authorizationInfo = { dayPhoneNumber: null, email: 'order@example.com' }
    expect(emailOf({ authorizationInfo, shipFrom })?.to).toBe('order@example.com')
    expect(emailOf({ authorizationInfo: null, shipFrom })?.to).toBe('from@example.com')
    expect(emailOf({ authorizationInfo: { ...authorizationInfo, email: null }, shipFrom })?.to).toBe(
      'from@example.com',
    )
    expect(
      emailOf({ authorizationInfo: null, shipFrom: { ...shipFrom, contactInformation: null } }),
    ).toBeNull()
    expect(emailOf({ authorizationInfo: null, shipFrom: null })).toBeNull()
  })

  test('names the recipient in one line of sixty characters, and nobody where none is known', () => {
    expect(emailOf({ shipFrom })?.firstName).toBe('Lina Maria')
    const long = { ...shipFrom, recipient: { firstName: 'L'.repeat(80), lastName: null } }
    expect(emailOf({ shipFrom: long })?.firstName).toBe('L'.repeat(60))
    expect(emailOf({ shipFrom: { ...shipFrom, recipient: null } })?.firstName).toBe('')
    expect(
      emailOf({ shipFrom: { ...shipFrom, recipient: { firstName: null, lastName: null } } })?.firstName,
    ).toBe('')
    expect(emailOf({ shipFrom: null })?.firstName).toBe('')
  })

  test('is not sent where its flag is off', () => {
    expect(emailOf({}, { flags: { ...countryFlags('us'), sendStoreReturnEmail: false } })).toBeNull()
  })
})

describe('the record that stands in for a new return', () => {
  test('tells its number, the order that it is of, its way, its store and its lines, as of now', () => {
    const record = createdRecord(wizard({ returnOrderNumber: 'R00000001' }))
    expect(record).toMatchObject({
      orderNumber: 'R00000001',
      parentSalesOrderNumber: orderNumber,
      orderType: 'RETURN_ORDER',
      returnMethod: 'returnToStore',
      returnToStore: { barcodeNumber: 'R00000001', store: { storeId: 's1' } },
      bankRefund: null,
      transaction: { orderDate: '2026-11-20T10:00:00.000Z', subTotal: 140 },
      shipFrom: { address: { address1: '1 Main St' } },
    })
    expect(record?.group[0]?.orderItems).toHaveLength(1)
  })

  test('there is none without an order, a number, or all that has to be said', () => {
    expect(createdRecord(wizard({ returnOrderNumber: null }))).toBeNull()
    expect(createdRecord(wizard({ returnOrderNumber: 'R00000001', order: null }))).toBeNull()
    const unsaid = wizard({ returnOrderNumber: 'R00000001' }, { ...draft, store: null })
    expect(createdRecord(unsaid)).toBeNull()
  })

  test('a courier’s return left from the chosen address', () => {
    const context: ReturnWizardContext = {
      ...startOfWizard({
        ...sampleWizardInput(() => walkTime),
        known: null,
        ...inKoreaInput,
        storedDraft: courierDraft('ship-from'),
      }),
      returnOrderNumber: 'R00000001',
    }
    expect(createdRecord(context)).toMatchObject({
      returnMethod: 'courierPickup',
      shipFrom: { address: { address1: '세종대로 110', zipCode: '04524' } },
    })
  })
})
