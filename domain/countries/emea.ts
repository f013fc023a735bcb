import type {
  CarrierService,
  CountryCarrier,
  CountryMethod,
  CountryProfile,
  WithdrawalRule,
} from './country.types.ts'
import { freeForAll, guestsPay, usual } from './usual.ts'

/** Ways back that shoppers choose a carrier for, by what the carriers of a country offer. */
const byService = {
  paperless: { id: 'emeaPaperless', flag: 'emeaPaperless', service: 'paperless', price: guestsPay },
  dropoff: { id: 'emeaDropoff', service: 'dropoff', price: guestsPay },
  pickup: { id: 'emeaPickup', service: 'pickup', price: guestsPay },
} as const satisfies Record<string, CountryMethod>

/** The ways back of a country, best first; a store takes returns everywhere. */
export const emeaMethods = (...services: readonly (keyof typeof byService)[]): readonly CountryMethod[] => [
  ...services.map((service) => byService[service]),
  { id: 'emeaStoreReturn', price: freeForAll },
]

/** A carrier that takes parcels at counters, which can be looked for, and does `more` for some. */
export const counters = (code: string, ...more: readonly CarrierService[]): CountryCarrier => ({
  code,
  services: ['dropoff', 'locating', ...more],
})

/** A post, whose counters are post offices. */
export const posts = (code: string, ...more: readonly CarrierService[]): CountryCarrier => ({
  ...counters(code, ...more),
  counter: 'postOffice',
})

/** Lockers, which take a parcel whoever stands in front of them. */
export const lockers = (code: string, ...more: readonly CarrierService[]): CountryCarrier => ({
  ...counters(code, ...more),
  counter: 'locker',
})

/**
 * The right of withdrawal as the European Union has it (Directive 2011/83/EU, Art. 9). `timeZone`: where the country's days end last, of its
 * parts in Europe and the Atlantic.
 */
export const inUnion = (timeZone: string): WithdrawalRule => ({ days: 14, timeZone })

/** What Europe, the Middle East and Africa have in common (returns.md §9). */
export const emea: CountryProfile = {
  ...usual,
  currency: 'EUR',
  regionReference: 'NIKEEUROPE',
  isEmea: true,
  returns: {
    ...usual.returns,
    methods: emeaMethods('dropoff', 'pickup'),
    giftReturns: true,
    refund: { ...usual.returns.refund, allowDays: 14 },
  },
  flags: { enableCarrierService: true },
}

/** The same where a code is shown at the counter in place of a printed label. */
export const paperlessEmea: CountryProfile = {
  ...emea,
  returns: { ...emea.returns, methods: emeaMethods('paperless', 'dropoff', 'pickup') },
  flags: { ...emea.flags, emeaPaperless: true, paperlessReturnConfirmation: true },
}
