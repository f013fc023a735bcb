import { smallerCountries } from './markets/smaller-countries.ts'
import type { SampleText } from './sample-text.types.ts'

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

const note = (en: string, pl: string, ar: string) => ({ en, pl, ar })

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
  member(
    23 + index,
    name,
    [country, 'en'],
    phone,
    2,
    note('An order to return', 'Zamówienie do zwrotu', 'طلب للإرجاع'),
    { ...(mail ? { mail } : {}), ...(onParcels ? { recipient: onParcels } : {}) },
  ),
)

/** Phones: US and Canada 555-01xx, gb Ofcom's drama range, de and fr their regulators' ranges, au ACMA's; others made up. */
export const sampleMembers: readonly SampleMember[] = [
  member(
    1,
    ['Maya', 'Ortiz'],
    ['us', 'en'],
    '5035550114',
    64,
    note(
      'Orders every other week: many pages',
      'Zamawia co dwa tygodnie: wiele stron',
      'تطلب كل أسبوعين: صفحات كثيرة',
    ),
    { partnerOrders: 13 },
  ),
  member(
    2,
    ['Oliver', 'Hughes'],
    ['gb', 'en'],
    '7700900142',
    38,
    note(
      'Partner orders, a return, gift cards',
      'Zamówienia partnerskie, zwrot, karty podarunkowe',
      'طلبات من الشركاء، إرجاع، بطاقات هدايا',
    ),
    { partnerOrders: 24 },
  ),
  member(
    3,
    ['Zofia', 'Wiśniewska'],
    ['pl', 'pl'],
    '600000131',
    34,
    note('Pays in złoty, reads Polish', 'Płaci w złotych, czyta po polsku', 'تدفع بالزلوتي وتقرأ بالبولندية'),
    { partnerOrders: 12 },
  ),
  member(
    4,
    ['Mariam', 'Al Suwaidi'],
    ['ae', 'ar'],
    '500000126',
    30,
    note(
      'Reads Arabic, pays in dirhams',
      'Czyta po arabsku, płaci w dirhamach',
      'تقرأ بالعربية وتدفع بالدرهم',
    ),
    { recipient: ['مريم', 'السويدي'], partnerOrders: 12 },
  ),
  member(
    5,
    ['Lena', 'Brandt'],
    ['de', 'en'],
    '3023125017',
    32,
    note(
      'Invoice, bank transfer, shipped parcels',
      'Faktura, przelew, paczki w drodze',
      'فاتورة وتحويل بنكي وطرود في الطريق',
    ),
    { partnerOrders: 11 },
  ),
  member(
    6,
    ['Camille', 'Moreau'],
    ['fr', 'en'],
    '639980118',
    28,
    note('Store pick-ups and deliveries', 'Odbiory w sklepie i dostawy', 'استلام من المتجر وتوصيل'),
  ),
  member(
    7,
    ['Lucía', 'Navarro'],
    ['es', 'en'],
    '600000107',
    20,
    note('A few returns', 'Kilka zwrotów', 'بعض المرتجعات'),
    { mail: 'lucia' },
  ),
  member(
    8,
    ['Marco', 'Ferri'],
    ['it', 'en'],
    '3120000145',
    20,
    note('Pays cash now and then', 'Czasem płaci gotówką', 'يدفع نقدًا أحيانًا'),
  ),
  member(
    9,
    ['Daan', 'Visser'],
    ['nl', 'en'],
    '600000152',
    18,
    note('Pays by iDEAL', 'Płaci przez iDEAL', 'يدفع عبر iDEAL'),
  ),
  member(
    10,
    ['Aoi', 'Sato'],
    ['jp', 'en'],
    '9000000133',
    24,
    note('Yen: amounts without decimals', 'Jeny: kwoty bez groszy', 'الين: مبالغ بلا كسور'),
    { recipient: ['葵', '佐藤'] },
  ),
  member(
    11,
    ['Minjun', 'Kim'],
    ['kr', 'en'],
    '1000000166',
    20,
    note('Won, courier collection', 'Wony, odbiór przez kuriera', 'الوون، واستلام عبر مندوب'),
    { recipient: ['민준', '김'] },
  ),
  member(
    12,
    ['Charlotte', 'Reid'],
    ['au', 'en'],
    '491570156',
    20,
    note('Prices with GST', 'Ceny z podatkiem GST', 'أسعار شاملة ضريبة GST'),
  ),
  member(
    13,
    ['Étienne', 'Tremblay'],
    ['ca', 'en'],
    '5145550173',
    20,
    note(
      'Taxes on top, US dollars as second currency',
      'Podatki doliczane, dolary USA jako druga waluta',
      'ضرائب مضافة، والدولار الأمريكي عملة ثانية',
    ),
    { mail: 'etienne' },
  ),
  member(
    14,
    ['Li', 'Wei'],
    ['cn', 'en'],
    '13000000158',
    22,
    note(
      'Custom designs, wallets',
      'Własne projekty, portfele elektroniczne',
      'تصاميم خاصة ومحافظ إلكترونية',
    ),
    { recipient: ['伟', '李'], mail: 'liwei' },
  ),
  member(
    15,
    ['Yousef', 'Al Ali'],
    ['kw', 'ar'],
    '50000119',
    16,
    note('Dinars: three decimals', 'Dinary: trzy miejsca po przecinku', 'الدينار: ثلاثة كسور عشرية'),
    { recipient: ['يوسف', 'العلي'] },
  ),
  member(
    16,
    ['Noura', 'Al Harbi'],
    ['sa', 'ar'],
    '500000148',
    12,
    note('Cash on delivery', 'Płatność przy odbiorze', 'الدفع عند الاستلام'),
    { recipient: ['نورة', 'الحربي'] },
  ),
  member(
    17,
    ['Valeria', 'Cruz'],
    ['mx', 'en'],
    '5500000121',
    14,
    note('Pays in shops and by wallet', 'Płaci w sklepach i portfelem', 'تدفع في المتاجر وبالمحفظة'),
  ),
  member(18, ['Elif', 'Demir'], ['tr', 'en'], '5000000137', 10, note('Lira', 'Liry', 'الليرة')),
  member(
    19,
    ['Grace', 'Lin'],
    ['us', 'en'],
    '2125550129',
    18,
    note('Staff account', 'Konto pracownicze', 'حساب موظفين'),
    { accountType: 'swoosh' },
  ),
  member(
    20,
    ['Imran', 'Malik'],
    ['gb', 'en'],
    '7700900177',
    10,
    note('Staff account', 'Konto pracownicze', 'حساب موظفين'),
    { accountType: 'swoosh' },
  ),
  member(
    21,
    ['Noah', 'Keller'],
    ['us', 'en'],
    '5035550190',
    0,
    note('No orders yet', 'Jeszcze bez zamówień', 'لا طلبات بعد'),
  ),
  member(
    22,
    ['Jordan', 'Blake'],
    ['us', 'en'],
    '3125550138',
    9,
    note(
      'Changes their mind: cancellations that end in every way',
      'Zmienia zdanie: anulowania o każdym zakończeniu',
      'كثير التردد: عمليات إلغاء بكل النتائج',
    ),
  ),
  ...smallerMembers,
]

export const memberByEmail = (email: string): SampleMember | undefined =>
  sampleMembers.find((candidate) => candidate.email === email.toLowerCase())
