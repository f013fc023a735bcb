import type { CountryRow } from './country-row.ts'
import { words } from './words.ts'

/** North America. */
export const americas: readonly CountryRow[] = [
  {
    words: words.english,
    country: 'us',
    locale: 'en-US',
    region: 'NIKEUS',
    reason: ['Too small', '1'],
    takesComment: true,
    refundWithin: { usual: '2 business days.', allow: 'Allow up to 7 days.' },
    instructions: 'return-confirmation',
    ways: [
      {
        key: 'upsDropoff',
        carrier: 'UPS',
        member: ['Free'],
        guest: ['You pay shipping', 'Free for members'],
        asksToSignIn: true,
      },
      {
        key: 'upsPickup',
        carrier: 'UPS',
        member: ['From $6', 'Paid to the carrier'],
        guest: ['From $6', 'Paid to the carrier'],
        asksToSignIn: false,
      },
      { key: 'returnToStore', carrier: null, member: ['Free'], guest: ['Free'], asksToSignIn: false },
    ],
    member: {
      way: 'returnToStore',
      sends: { returnMethod: 'STORE_DROP_OFF' },
      picksStore: true,
      given: 'storeCode',
      next: ['Bring the items', 'at the register', 'refund'],
      mail: { kind: 'storeReturn', says: ['show this code', 'Allow up to 7 days.'] },
    },
    guest: {
      way: 'upsPickup',
      sends: { returnMethod: 'PICK_UP' },
      given: 'label',
      next: ['Pack the items', 'Print the return label', 'UPS'],
      booking: { link: 'https://wwwapps.ups.com/pickup/schedule', phone: '+1 800-555-0140' },
      mail: { kind: 'returnLabel', says: ['Your UPS label for return', 'Allow up to 7 days.'] },
    },
  },
]
