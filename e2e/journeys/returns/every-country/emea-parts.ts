import type { CountryRow, Trip, Way } from './country-row.ts'
import { words } from './words.ts'

const carriersPrice = {
  member: ['Free'],
  guest: ['You pay shipping', 'Free for members'],
  asksToSignIn: true,
} as const satisfies Partial<Way>

/** Cards of a carrier of the country: its code and its name. */
export const paperless = (code: string, carrier: string): Way => ({
  key: `emeaPaperless|${code}`,
  carrier,
  ...carriersPrice,
})
export const dropoff = (code: string, carrier: string): Way => ({
  key: `emeaDropoff|${code}`,
  carrier,
  ...carriersPrice,
})
export const pickup = (code: string, carrier: string): Way => ({
  key: `emeaPickup|${code}`,
  carrier,
  ...carriersPrice,
})
export const store: Way = {
  key: 'emeaStoreReturn',
  carrier: null,
  member: ['Free'],
  guest: ['Free'],
  asksToSignIn: false,
}

/** A parcel with a printed label, handed in at a counter (returns.md §4: carrier drop-off). */
export const byLabel = (code: string, carrier: string): Trip => ({
  way: `emeaDropoff|${code}`,
  sends: { returnMethod: 'CARRIER_DROP_OFF', labelMethod: `emeaDropoff|${code}` },
  given: 'label',
  next: ['Pack the items', 'Print the return label', new RegExp(`${carrier}.* receipt`)],
  mail: { kind: 'returnLabel', says: [`Your ${carrier} label for return`, 'Allow up to 14 days.'] },
})

/** A parcel that a code is scanned for at the counter (returns.md §4: paperless, the one flow that names the carrier). */
export const byCode = (code: string, carrier: string, codeWaitMinutes: number): Trip => ({
  way: `emeaPaperless|${code}`,
  sends: { returnMethod: 'PAPERLESS', standardCarrierAlphaCode: code },
  given: 'code',
  codeWaitMinutes,
  next: ['Pack the items', 'Have your code ready on your phone.', new RegExp(`${carrier}.* receipt`)],
})

/** A parcel that a driver comes for, booked with the carrier where it is (returns.md §2: DE, FR, GB, GR, HU, IT, SI). */
export const byDriver = (code: string, carrier: string | null, booking?: Trip['booking']): Trip => ({
  way: `emeaPickup|${code}`,
  sends: { returnMethod: 'PICK_UP', labelMethod: `emeaPickup|${code}` },
  given: 'nothing',
  next: ['Pack the items', carrier ?? 'courier'],
  ...(booking && { booking }),
})

/** Items that are brought to a store, which shows a code and sends no mail in EMEA. */
export const byStore: Trip = {
  way: 'emeaStoreReturn',
  sends: { returnMethod: 'STORE_DROP_OFF' },
  given: 'storeCode',
  next: ['Bring the items', 'Show the code', 'refund'],
}

/** What EMEA has in common: two working days, up to two weeks (returns.md §9). */
export const emea = {
  words: words.english,
  region: 'NIKEEUROPE',
  reason: ['Too small', '1'],
  takesComment: true,
  refundWithin: { usual: '2 working days.', allow: 'Allow up to 14 days.' },
  instructions: 'return-confirmation',
} as const satisfies Partial<CountryRow>

/** The same where a code can be shown: its instructions stand on the EMEA route (returns.md §2). */
export const paperlessEmea = { ...emea, instructions: 'return-detail-confirmation' } as const
