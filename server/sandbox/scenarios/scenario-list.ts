import { smallerCountries } from '../markets/smaller-countries.ts'
import { type SampleMember, sampleMembers } from '../members.ts'
import { guests } from '../orders/buyers.ts'
import { type ScenarioKindName, scenarioKind } from './scenario-kinds.ts'

/** An order of a kind that somebody has, known by the same id after every reset. */
export type ScenarioOrderEntry = {
  readonly id: string
  readonly kind: ScenarioKindName
  readonly who:
    | { readonly member: SampleMember }
    /** A guest of a country; with `contactsOf`, a member who ordered without signing in. */
    | { readonly guestOf: string; readonly contactsOf?: SampleMember }
}

const memberNamed = (name: string): SampleMember => {
  const found = sampleMembers.find((member) => member.email === `${name}@example.com`)
  if (!found) throw new RangeError(`no sample member ${name}`)
  return found
}

const of = (kind: ScenarioKindName, ...people: readonly string[]): ScenarioOrderEntry[] =>
  people.map((person) => {
    const guestOf = person.startsWith('guest.') ? person.slice('guest.'.length) : null
    if (guestOf && !guests.has(guestOf)) throw new RangeError(`no guest of ${guestOf}`)
    return {
      id: `${kind}-${person.replace('.', '-')}`,
      kind,
      who: guestOf ? { guestOf } : { member: memberNamed(person) },
    }
  })

/** A member's order that was placed without signing in: its contacts are an account's (RM-08). */
const withoutSignIn = (kind: ScenarioKindName, person: string): ScenarioOrderEntry => {
  const member = memberNamed(person)
  return { id: `${kind}-${person}`, kind, who: { guestOf: member.country, contactsOf: member } }
}

/** The member and the guest of each smaller country. */
const inSmallerCountries = smallerCountries.flatMap(({ country, member: { name, mail } }) => [
  mail ?? name[0].toLowerCase(),
  `guest.${country}`,
])

/** Which members and guests have an order of which kind. */
export const scenarioOrders: readonly ScenarioOrderEntry[] = [
  ...of(
    'cancellable',
    'maya',
    'oliver',
    'zofia',
    'mariam',
    'lena',
    'camille',
    'aoi',
    'minjun',
    'etienne',
    'yousef',
    'liwei',
    'grace',
    'guest.us',
    'guest.gb',
    'guest.pl',
    'guest.ae',
    'guest.cn',
  ),
  ...of('cancel-denied', 'jordan', 'charlotte', 'zofia', 'guest.us'),
  ...of('cancel-pending', 'jordan', 'oliver', 'mariam', 'guest.us'),
  ...of('cancel-slow', 'jordan', 'etienne', 'guest.us'),
  ...of('cancel-failing', 'jordan', 'lucia', 'guest.us'),
  ...of('items-cancellable', 'jordan', 'zofia', 'mariam', 'aoi', 'guest.us', 'guest.de'),
  ...of('items-cancel-denied', 'jordan', 'guest.us'),
  ...of('items-cancel-pending', 'jordan', 'guest.us'),
  ...of('cancellation-pending', 'jordan', 'oliver', 'lena', 'guest.gb'),
  ...of('cancelled', 'oliver', 'zofia', 'guest.us'),
  ...of('partly-cancelled', 'camille', 'mariam', 'guest.us'),
  ...of('delivery-open', 'jordan', 'zofia', 'mariam', 'aoi', 'guest.us', 'guest.de'),
  ...of('delivery-packed', 'jordan', 'guest.de'),
  ...of('delivery-denied', 'jordan', 'guest.us'),
  ...of('shipped', 'maya', 'lena', 'zofia', 'mariam', 'aoi', 'guest.us', 'guest.gb', 'guest.cn', 'guest.nl'),
  ...of('two-parcels', 'maya', 'camille', 'zofia', 'guest.de', 'guest.nl'),
  ...of('tracked-parcels', 'maya', 'oliver', 'zofia', 'mariam', 'guest.us'),
  ...of(
    'delivered',
    'maya',
    'oliver',
    'zofia',
    'mariam',
    'minjun',
    'guest.us',
    'guest.jp',
    'guest.kz',
    'guest.cn',
  ),
  ...of('buy-again', 'maya', 'oliver', 'zofia', 'mariam', 'guest.us'),
  ...of('in-store', 'maya', 'oliver', 'zofia', 'guest.us'),
  ...of('pickup-ready', 'maya', 'camille', 'zofia', 'mariam', 'guest.us'),
  ...of('picked-up', 'camille', 'aoi', 'guest.us'),
  ...of('pickup-preparing', 'maya', 'zofia', 'guest.us'),
  ...of('pickup-point', 'camille', 'zofia', 'guest.us'),
  ...of('curbside', 'maya', 'oliver', 'guest.us'),
  ...of('on-the-way', 'maya', 'oliver', 'guest.us'),
  ...of('curbside-duplicate', 'maya', 'guest.us'),
  ...of('store-closed', 'maya', 'guest.us'),
  ...of('no-curbside', 'maya', 'guest.us'),
  ...of('hours-unknown', 'maya', 'guest.us'),
  ...of('hours-listed', 'guest.us'),
  ...of('many-items', 'grace', 'guest.us'),
  ...of('custom-design', 'liwei', 'oliver', 'guest.cn'),
  ...of('custom-delivered', 'liwei', 'maya', 'guest.cn'),
  ...of(
    'returnable',
    'maya',
    'oliver',
    'zofia',
    'mariam',
    'aoi',
    'charlotte',
    'minjun',
    'lena',
    'camille',
    'lucia',
    'marco',
    'daan',
    'liwei',
    'guest.us',
    'guest.gb',
    'guest.pl',
    'guest.ae',
    'guest.au',
    'guest.cn',
    'guest.de',
    'guest.es',
    'guest.fr',
    'guest.it',
    'guest.jp',
    'guest.kr',
    'guest.nl',
    ...inSmallerCountries,
  ),
  ...of('partly-returnable', 'maya', 'zofia', 'guest.us'),
  ...of('kr-courier', 'minjun', 'guest.kr'),
  ...of('return-created', 'maya', 'lucia', 'guest.us'),
  ...of('emea-paperless', 'oliver', 'daan', 'lucia', 'guest.gb'),
  ...of('emea-dropoff', 'lena', 'camille', 'zofia', 'guest.de'),
  ...of('jp-sagawa', 'aoi', 'guest.jp'),
  ...of('return-pickup', 'maya', 'guest.us'),
  ...of('return-to-store', 'maya', 'guest.us'),
  ...of('return-in-process', 'maya', 'lucia', 'zofia', 'guest.us'),
  ...of('return-completed', 'maya', 'marco', 'charlotte', 'guest.us'),
  ...of('return-denied', 'maya', 'marco', 'zofia', 'guest.us'),
  ...of('refund-being-checked', 'maya', 'zofia', 'guest.us'),
  ...of('refund-in-two-ways', 'maya', 'oliver', 'mariam', 'guest.us'),
  ...of('refund-in-part', 'maya', 'zofia', 'mariam', 'guest.us'),
  ...of('papers', 'maya', 'lena', 'zofia', 'mariam', 'guest.us', 'guest.de'),
  ...of('returned-to-store', 'oliver', 'guest.us'),
  ...of('global-store', 'maya', 'camille', 'guest.us'),
  ...of('cash', 'marco', 'zofia', 'mariam', 'guest.kz'),
  ...of('in-store-cash', 'marco', 'zofia', 'guest.pl'),
  ...of('return-cash', 'marco', 'zofia', 'guest.pl'),
  ...of('gift-card-payment', 'oliver', 'grace', 'guest.us'),
  ...of('discounted', 'etienne', 'yousef', 'aoi', 'maya', 'guest.us'),
  ...of('payment-pending', 'valeria', 'daan', 'elif', 'guest.us'),
  ...of('deferred-form', 'maya', 'zofia', 'mariam', 'oliver', 'guest.us'),
  ...of('deferred-form-get', 'daan', 'maya', 'guest.gb'),
  ...of('deferred-wallet', 'liwei', 'maya', 'guest.cn'),
  ...of('legacy-payment', 'liwei', 'guest.cn'),
  ...of('missing-picture', 'charlotte', 'maya', 'guest.us'),
  ...of('long-title', 'lena', 'maya', 'guest.us'),
  ...of('long-number', 'maya', 'oliver'),
  ...of(
    'exchangeable',
    'maya',
    'oliver',
    'zofia',
    'mariam',
    'aoi',
    'guest.us',
    'guest.gb',
    'guest.pl',
    'guest.ae',
    'guest.de',
  ),
  ...of('gift', 'maya', 'oliver', 'zofia', 'guest.us', 'guest.gb', 'guest.pl', 'guest.ae'),
  ...of('gift-late', 'maya', 'guest.us'),
  ...of('withdrawable', 'lena', 'zofia', 'guest.de', 'guest.pl'),
  ...of('withdrawal-over', 'lena', 'guest.de'),
  ...of('withdrawal-exempt', 'lena', 'guest.de'),
  ...of('withdrawal-mixed', 'camille', 'guest.fr'),
  ...of('withdrawal-before', 'zofia', 'guest.pl'),
  withoutSignIn('known-contacts', 'maya'),
  withoutSignIn('known-contacts', 'oliver'),
  ...of('partner', 'oliver', 'lena'),
  ...of('partner-gated', 'oliver'),
]

/** Members that agreed to see their orders from partner stores. */
export const partnerMembers: readonly SampleMember[] = [
  ...sampleMembers.filter((member) => member.partnerOrders > 0),
  memberNamed('grace'),
]

/** Tags of an entry: those of its kind, its country, and who it is for. */
export const tagsOf = ({ kind, who }: ScenarioOrderEntry): string[] => [
  ...scenarioKind(kind).tags,
  'member' in who ? who.member.country : who.guestOf,
  'member' in who ? 'member' : 'guest',
]
