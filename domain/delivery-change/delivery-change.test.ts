import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../addresses/address-entries.ts'
import { simpleStatuses } from '../status/simple-status.ts'
import {
  addressReach,
  canChangeDelivery,
  type DeliveryFacts,
  deliveryRefusal,
  isWithinReach,
} from './delivery-change.ts'

const line = (status: string) => ({ lineItemStatus: { status }, lineItemStatusVariant: null })
const order = (parts: Partial<DeliveryFacts> = {}, ...statuses: readonly string[]): DeliveryFacts => ({
  orderType: 'SALES_ORDER',
  pendingModification: null,
  paymentHoldFlag: false,
  deferredPaymentData: null,
  delivery: { day: null, soonest: '2026-11-25' },
  group: [{ orderItems: (statuses.length > 0 ? statuses : ['Ordered']).map(line) }],
  ...parts,
})

describe('whether the delivery of an order can be changed', () => {
  it.each([
    ['ordered', order(), null],
    ['confirmed', order({}, 'Order Confirmed', 'Ordered'), null],
    ['with a line that was cancelled by itself', order({}, 'Ordered', 'Cancelled'), null],
    ['being packed', order({}, 'Preparing Shipment'), 'packed'],
    ['with one line packed', order({}, 'Ordered', 'Preparing Shipment'), 'packed'],
    ['shipped', order({}, 'Shipped'), 'packed'],
    ['delivered', order({}, 'Delivered'), 'packed'],
    ['in a status that nobody knows', order({}, 'Something New'), 'packed'],
    ['without lines', order({ group: [] }), 'packed'],
    ['cancelled', order({}, 'Cancelled', 'Cancelled'), 'cancelled'],
    ['being cancelled', order({ pendingModification: { type: 'CANCEL_ORDER' } }), 'cancellationPending'],
    ['unpaid', order({ paymentHoldFlag: true }), 'unpaid'],
    ['unpaid and packed', order({ paymentHoldFlag: true }, 'Shipped'), 'packed'],
    ['that is fetched', order({ delivery: null }), 'notDelivered'],
    ['of a partner', order({ orderType: 'PARTNER_SALES_ORDER' }), 'notDelivered'],
    ['that is a return', order({ orderType: 'RETURN_ORDER' }), 'notDelivered'],
  ] as const)('[BY-17] an order %s', (_, asked, refusal) => {
    expect(deliveryRefusal(asked)).toBe(refusal)
    expect(canChangeDelivery(asked)).toBe(refusal === null)
  })

  it('[BY-17] no status but the two before packing lets it be changed', () => {
    const names: Partial<Record<(typeof simpleStatuses)[number], string>> = {
      ordered: 'ordered',
      orderConfirmed: 'order confirmed',
    }
    for (const status of simpleStatuses) {
      const asked = order(
        {},
        status.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      )
      expect(canChangeDelivery(asked)).toBe(names[status] !== undefined)
    }
  })
})

const home = { ...emptyDraft('us'), code: '97205', locality: 'Portland', province: 'OR' }

describe('where an order may be sent instead', () => {
  it('[BY-19] a member may move it, a guest may correct it, and only where a mail tells of it', () => {
    expect(addressReach({ isMember: true, hasEmail: false })).toBe('country')
    expect(addressReach({ isMember: false, hasEmail: true })).toBe('place')
    expect(addressReach({ isMember: false, hasEmail: false })).toBe('nowhere')
  })

  it.each([
    ['the same postal code', { ...home, line2: 'Apt 4' }, true],
    ['the same code written otherwise', { ...home, code: '97 205', locality: 'Portland OR' }, true],
    ['another postal code', { ...home, code: '97206' }, false],
    ['no postal code, the same town', { ...home, code: null, locality: 'PORTLAND' }, true],
    ['no postal code, another town', { ...home, code: null, locality: 'Salem' }, false],
    ['no postal code, another region', { ...home, code: null, province: 'ME' }, false],
    ['another country', { ...home, country: 'ca' }, false],
  ] as const)('[BY-19] a guest, to an address with %s', (_, to, isAllowed) => {
    expect(isWithinReach('place', home, to)).toBe(isAllowed)
    expect(isWithinReach('place', to, home)).toBe(isAllowed)
    expect(isWithinReach('nowhere', home, to)).toBe(false)
  })

  it('[BY-17] [BY-19] a member anywhere in the country of the order, and nowhere else', () => {
    const country = fc.constantFrom('us', 'US', 'ca', 'de')
    fc.assert(
      fc.property(country, country, fc.string(), (from, to, code) => {
        const isSame = from.toLowerCase() === to.toLowerCase()
        expect(isWithinReach('country', { ...home, country: from }, { ...home, country: to, code })).toBe(
          isSame,
        )
      }),
    )
  })
})
