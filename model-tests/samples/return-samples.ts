import * as v from 'valibot'
import type { Order } from '../../contract/orders/order.ts'
import { Store, weekdays } from '../../contract/pickup/store.ts'
import type { StoresNearby } from '../../contract/pickup/store-locations.ts'
import { countryFlags } from '../../domain/pages/flags.ts'
import type { LabelAnswer } from '../../machines/return-label/return-label.types.ts'
import type { ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { sampleOrder } from './samples.ts'

/** A store in the country, two letters: in UTC, open every day from nine to nine. */
export const sampleStore = (storeId: string, iso2Country = 'US'): Store =>
  v.parse(Store, {
    storeId,
    storeName: `Podium ${storeId}`,
    city: 'Portside',
    iso2Country,
    timezone: 'UTC',
    pickupHours: {
      regularHours: Object.fromEntries(
        weekdays.map((day) => [day, [{ startTime: '09:00', duration: 'PT12H' }]]),
      ),
    },
  })

/** One page of the selector. */
export const sampleStores = (ids: readonly string[], next: string | null): StoresNearby => ({
  objects: ids.map((id) => ({
    store: sampleStore(id),
    distanceMeters: 1_800 * Number(id.slice(1)),
    isOpenNow: true,
  })),
  pages: { next, totalResources: 11 },
})

const line = {
  id: 'line-1',
  product: { title: 'Tempo Glide 3', gtin: '00001' },
  lineItemStatus: { status: 'DELIVERED' },
  lineItemTransaction: {
    quantity: 1,
    returnableQuantity: 1,
    lineItemChargedPrice: 140,
    lineItemTaxes: 12.25,
  },
  returnableFlag: true,
}

/** A delivered order of two lines, the second with three pieces, from a US address. */
export const sampleDelivered = (changes: Parameters<typeof sampleOrder>[0] = {}): Order =>
  sampleOrder({
    transaction: { orderDate: '2026-11-12T18:20:00Z', orderTotal: 210.98 },
    group: [
      {
        orderItems: [
          line,
          {
            ...line,
            id: 'line-2',
            product: { title: 'Cushion Crew Socks, 3 pairs', gtin: '00002' },
            lineItemTransaction: {
              quantity: 3,
              returnableQuantity: 3,
              lineItemChargedPrice: 54,
              lineItemTaxes: 4.73,
            },
          },
        ],
      },
    ],
    shipFrom: {
      address: { address1: '1 Main St', city: 'Portside', state: 'OR', zipCode: '97209', iso2Country: 'US' },
      recipient: { firstName: 'Lina', lastName: 'Okafor' },
      contactInformation: { dayPhoneNumber: '2025550101', email: 'lina@example.com' },
    },
    ...changes,
  })

/** The same order from an address in Korea. */
export const sampleInKorea = sampleDelivered({
  shipFrom: {
    address: {
      address1: '세종대로 110',
      city: '중구',
      state: '서울특별시',
      zipCode: '04524',
      iso2Country: 'KR',
    },
    recipient: { firstName: '지우', lastName: '김' },
    contactInformation: { dayPhoneNumber: '1000000188', email: 'jiwoo@example.com' },
  },
})

/** A carrier's label, with the code that a counter scans or without one. */
export const sampleLabel = (dropOffCode: string | null): LabelAnswer => ({
  kind: 'label',
  label: {
    carrier: 'UPS',
    pdf: 'JVBERi0=',
    printed: {
      trackingNumber: '1Z4R72F00342119085',
      from: ['Lina Okafor', '1 Main St', 'Portside, OR 97209', 'United States'],
      to: ['Podium Returns', '4400 Turnback Parkway', 'Fernhollow, OR 97299', 'United States'],
      lines: [{ title: 'Tempo Glide 3', size: null, quantity: 1 }],
    },
    dropOffCode,
    dataMatrix: null,
    isPaperless: false,
  },
})

/** A member in the US who begins the return of an order. */
export const sampleWizardInput = (now: () => number): ReturnWizardInput => ({
  orderNumber: 'C00000001',
  upmId: 'upm-1',
  country: 'us',
  language: 'en',
  locale: 'en-US',
  flags: countryFlags('us'),
  selectedGtin: null,
  step: 'items',
  now,
  storedDraft: null,
  known: null,
  pendingKey: null,
})
