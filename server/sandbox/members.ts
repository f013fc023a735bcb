import { msg } from '#texts'
import { smallerCountries } from './markets/smaller-countries.ts'
import { type SampleText, sample } from './sample-text.ts'

/** Password of every sample member; shown on the sign-in page and on `/sandbox`. */
export const samplePassword = 'podium-sample'

export type SampleMember = {
  readonly upmId: string
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly country: string
  readonly language: string
  readonly accountType: 'member' | 'swoosh'
  /** Digits after the country's code, from the range that the country keeps for fiction where it has one. */
  readonly phone: string
  /** How the name is written on parcels, where that differs. */
  readonly recipient: { readonly firstName: string; readonly lastName: string }
  /** Orders of the generated history. */
  readonly orders: number
  /** Orders with partner stores in it. */
  readonly partnerOrders: number
  readonly note: SampleText
}

const member = (
  index: number,
  name: readonly [given: string, family: string],
  at: readonly [country: string, language: string],
  phone: string,
  orders: number,
  text: SampleText,
  more: {
    accountType?: 'swoosh'
    recipient?: readonly [string, string]
    mail?: string
    partnerOrders?: number
  } = {},
): SampleMember => ({
  upmId: `00000000-0000-4000-a000-${String(index).padStart(12, '0')}`,
  givenName: name[0],
  familyName: name[1],
  email: `${more.mail ?? name[0].toLowerCase()}@example.com`,
  country: at[0],
  language: at[1],
  accountType: more.accountType ?? 'member',
  phone,
  recipient: { firstName: more.recipient?.[0] ?? name[0], lastName: more.recipient?.[1] ?? name[1] },
  orders,
  partnerOrders: more.partnerOrders ?? 0,
  note: text,
})

/** One member of each smaller country, numbered on from the last of the others. */
const smallerMembers = smallerCountries.map(({ country, member: { name, phone, mail, onParcels } }, index) =>
  member(23 + index, name, [country, 'en'], phone, 2, sample(msg`An order to return`), {
    ...(mail ? { mail } : {}),
    ...(onParcels ? { recipient: onParcels } : {}),
  }),
)

/** Phones: US and Canada 555-01xx, gb Ofcom's drama range, de and fr their regulators' ranges, au ACMA's; others made up. */
export const sampleMembers: readonly SampleMember[] = [
  member(
    1,
    ['Maya', 'Ortiz'],
    ['us', 'en'],
    '5035550114',
    64,
    sample(msg`Orders every other week: many pages`),
    { partnerOrders: 13 },
  ),
  member(
    2,
    ['Oliver', 'Hughes'],
    ['gb', 'en'],
    '7700900142',
    38,
    sample(msg`Partner orders, a return, gift cards`),
    { partnerOrders: 24 },
  ),
  member(
    3,
    ['Zofia', 'Wiśniewska'],
    ['pl', 'pl'],
    '600000131',
    34,
    sample(msg`Pays in złoty, reads Polish`),
    { partnerOrders: 12 },
  ),
  member(
    4,
    ['Mariam', 'Al Suwaidi'],
    ['ae', 'ar'],
    '500000126',
    30,
    sample(msg`Reads Arabic, pays in dirhams`),
    { recipient: ['مريم', 'السويدي'], partnerOrders: 12 },
  ),
  member(
    5,
    ['Lena', 'Brandt'],
    ['de', 'en'],
    '3023125017',
    32,
    sample(msg`Invoice, bank transfer, shipped packages`),
    { partnerOrders: 11 },
  ),
  member(6, ['Camille', 'Moreau'], ['fr', 'en'], '639980118', 28, sample(msg`Store pick-ups and deliveries`)),
  member(7, ['Lucía', 'Navarro'], ['es', 'en'], '600000107', 20, sample(msg`A few returns`), {
    mail: 'lucia',
  }),
  member(8, ['Marco', 'Ferri'], ['it', 'en'], '3120000145', 20, sample(msg`Pays cash now and then`)),
  member(9, ['Daan', 'Visser'], ['nl', 'en'], '600000152', 18, sample(msg`Pays by iDEAL`)),
  member(10, ['Aoi', 'Sato'], ['jp', 'en'], '9000000133', 24, sample(msg`Yen: amounts without decimals`), {
    recipient: ['葵', '佐藤'],
  }),
  member(11, ['Minjun', 'Kim'], ['kr', 'en'], '1000000166', 20, sample(msg`Won, courier collection`), {
    recipient: ['민준', '김'],
  }),
  member(12, ['Charlotte', 'Reid'], ['au', 'en'], '491570156', 20, sample(msg`Prices with GST`)),
  member(
    13,
    ['Étienne', 'Tremblay'],
    ['ca', 'en'],
    '5145550173',
    20,
    sample(msg`Taxes on top, US dollars as second currency`),
    { mail: 'etienne' },
  ),
  member(14, ['Li', 'Wei'], ['cn', 'en'], '13000000158', 22, sample(msg`Custom designs, wallets`), {
    recipient: ['伟', '李'],
    mail: 'liwei',
  }),
  member(15, ['Yousef', 'Al Ali'], ['kw', 'ar'], '50000119', 16, sample(msg`Dinars: three decimals`), {
    recipient: ['يوسف', 'العلي'],
  }),
  member(16, ['Noura', 'Al Harbi'], ['sa', 'ar'], '500000148', 12, sample(msg`Cash on delivery`), {
    recipient: ['نورة', 'الحربي'],
  }),
  member(17, ['Valeria', 'Cruz'], ['mx', 'en'], '5500000121', 14, sample(msg`Pays in shops and by wallet`)),
  member(18, ['Elif', 'Demir'], ['tr', 'en'], '5000000137', 10, sample(msg`Lira`)),
  member(19, ['Grace', 'Lin'], ['us', 'en'], '2125550129', 18, sample(msg`Staff account`), {
    accountType: 'swoosh',
  }),
  member(20, ['Imran', 'Malik'], ['gb', 'en'], '7700900177', 10, sample(msg`Staff account`), {
    accountType: 'swoosh',
  }),
  member(21, ['Noah', 'Keller'], ['us', 'en'], '5035550190', 0, sample(msg`No orders yet`)),
  member(
    22,
    ['Jordan', 'Blake'],
    ['us', 'en'],
    '3125550138',
    9,
    sample(msg`Changes their mind: cancellations that end in every way`),
  ),
  ...smallerMembers,
]

export const memberByEmail = (email: string): SampleMember | undefined =>
  sampleMembers.find((candidate) => candidate.email === email.toLowerCase())
