import type { CountryRow, Trip, Way } from './country-row.ts'
import { words } from './words.ts'

const store: Way = {
  key: 'returnToStore',
  carrier: null,
  member: ['Free'],
  guest: ['Free'],
  asksToSignIn: false,
}

/** Two business days, up to a week (returns.md §9), in the English that the country reads. */
const usual = {
  words: words.english,
  takesComment: true,
  refundWithin: { usual: '2 business days.', allow: 'Allow up to 7 days.' },
  instructions: 'return-confirmation',
} as const satisfies Partial<CountryRow>

const atStore = {
  way: 'returnToStore',
  sends: { returnMethod: 'STORE_DROP_OFF' },
  given: 'storeCode',
  next: ['Bring the items', 'Show the code', 'refund'],
} as const

const byAustraliaPost = {
  way: 'auDropoff',
  sends: { returnMethod: 'CARRIER_DROP_OFF' },
  given: 'label',
  next: ['Pack the items', 'Print the return label', /Australia Post.* receipt/],
  mail: { kind: 'returnLabel', says: ['Your Australia Post label for return', 'Allow up to 7 days.'] },
} as const

const byCourier = (way: string, carrier: string): Trip => ({
  way,
  sends: { returnMethod: 'PICK_UP' },
  given: 'nothing',
  next: ['Pack the items', new RegExp(`${carrier} courier`)],
})

/** An address is chosen ahead, and what the courier does is confirmed; within 3 business days, refund within 3 days (returns.md §9). */
const byCourierOfKorea = {
  way: 'courierPickup',
  sends: { returnMethod: 'PICK_UP' },
  confirms: [
    'Pickup address',
    'The courier comes within 3 business days.',
    'Refunds take up to 3 days.',
    '080-022-0182',
  ],
  given: 'nothing',
  next: ['Pack the items', 'the CJ Logistics courier, who comes within 3 business days'],
} as const

/** Asia and the Pacific. */
export const asiaPacific: readonly CountryRow[] = [
  {
    ...usual,
    country: 'kr',
    locale: 'en-KR',
    region: 'NIKEKOREA',
    reason: ['Too small', '1'],
    refundWithin: { usual: 'up to 3 days.', allow: 'up to 3 days.' },
    ways: [
      { key: 'courierPickup', carrier: null, member: ['Free'], guest: ['Free'], asksToSignIn: false },
      store,
    ],
    member: byCourierOfKorea,
    guest: byCourierOfKorea,
  },
  {
    ...usual,
    country: 'au',
    locale: 'en-AU',
    region: 'NIKEAUSTRALIA',
    reason: ['Changed my mind', '503'],
    refundWithin: { usual: '2 working days.', allow: 'Allow up to 7 days.' },
    total: 'Refund total, estimated',
    ways: [
      {
        key: 'auDropoff',
        carrier: 'Australia Post',
        member: ['Free'],
        guest: ['$9.90', 'Inclusive of 10% GST'],
        asksToSignIn: true,
      },
      store,
    ],
    member: byAustraliaPost,
    guest: byAustraliaPost,
  },
  {
    ...usual,
    country: 'cn',
    locale: 'en-CN',
    region: 'NIKECHINA',
    reason: ['Too small', '1'],
    ways: [
      {
        key: 'courierPickup',
        carrier: 'SF Express',
        member: ['Free'],
        guest: ['You pay shipping', 'Free for members'],
        asksToSignIn: true,
      },
      store,
    ],
    member: byCourier('courierPickup', 'SF Express'),
    guest: atStore,
  },
  {
    ...usual,
    country: 'jp',
    locale: 'en-JP',
    region: 'NIKEJAPAN',
    reason: ['Quality unsatisfactory (defect)', '6'],
    takesComment: false,
    ways: [
      {
        key: 'sagawaPickup',
        carrier: 'Sagawa Express',
        member: ['Free'],
        guest: ['Free'],
        asksToSignIn: false,
      },
      store,
    ],
    member: byCourier('sagawaPickup', 'Sagawa Express'),
    guest: byCourier('sagawaPickup', 'Sagawa Express'),
  },
]
