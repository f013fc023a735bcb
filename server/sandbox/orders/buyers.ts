import { smallerCountries } from '../markets/smaller-countries.ts'
import type { SampleMember } from '../members.ts'
import type { Buyer } from './order-spec.types.ts'

export const buyerOf = (member: SampleMember): Buyer => ({
  upmId: member.upmId,
  email: member.email,
  phone: member.phone,
  recipient: member.recipient,
})

const guest = (
  country: string,
  firstName: string,
  lastName: string,
  phone: string,
): readonly [string, Buyer] => [
  country,
  { upmId: null, email: `guest.${country}@example.com`, phone, recipient: { firstName, lastName } },
]

/** People who ordered without an account, by country. */
export const guests: ReadonlyMap<string, Buyer> = new Map([
  guest('us', 'Riley', 'Shaw', '5035550155'),
  guest('gb', 'Harriet', 'Cole', '7700900188'),
  guest('pl', 'Tomasz', 'Lis', '600000177'),
  guest('ae', 'سالم', 'المنصوري', '500000155'),
  guest('de', 'Jonas', 'Keil', '3023125044'),
  guest('cn', '娜', '王', '13000000199'),
  guest('kz', 'Алия', 'Сапарова', '7000000123'),
  guest('jp', '健', '田中', '9000000177'),
  guest('au', 'Lachlan', 'Murray', '491570159'),
  guest('kr', '서연', '이', '1000000188'),
  guest('es', 'Álvaro', 'Robles', '600000183'),
  guest('fr', 'Hugo', 'Lemaire', '639980182'),
  guest('it', 'Giulia', 'Bassi', '3120000187'),
  guest('nl', 'Sanne', 'Bakker', '600000189'),
  ...smallerCountries.map(({ country, guest: { name, phone } }) => guest(country, ...name, phone)),
])
