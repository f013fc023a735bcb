import type { Address } from '../../../contract/orders/address.ts'
import type { PaymentType } from '../../../contract/orders/payment.ts'

/** A country with one shopper, one guest and one store: what its market, its people and its store are made from. */
export type SmallerCountry = {
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  readonly phoneCode: string
  readonly currency: string
  /** Value-added tax that prices include, in per cent. */
  readonly vat: number
  /** Shipping in minor units, and minor units of goods from which it is free. */
  readonly shipping: readonly [fee: number, freeFrom: number]
  readonly payments: readonly PaymentType[]
  /** Code of the carrier, and the address of its tracking up to the number. */
  readonly carrier: readonly [code: string, tracking: string]
  readonly home: Pick<Address, 'address1' | 'city' | 'zipCode'>
  readonly store: readonly [name: string, street: string, city: string, postalCode: string]
  readonly storeAt: readonly [
    latitude: number,
    longitude: number,
    timezone: string,
    hours: 'street' | 'mall' | 'siesta',
  ]
  readonly member: Person & { readonly mail?: string; readonly onParcels?: readonly [string, string] }
  readonly guest: Person
}

/** Names, and digits after the country's code: of the range that Sweden and Ireland keep for fiction, else made up. */
type Person = { readonly name: readonly [given: string, family: string]; readonly phone: string }

const euro = { currency: 'EUR', shipping: [499, 5000] } as const

/** Countries that send returns by carriers and have no long history of sample orders. */
export const smallerCountries: readonly SmallerCountry[] = [
  {
    ...euro,
    country: 'at',
    phoneCode: '43',
    vat: 20,
    payments: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'SOFORT'],
    carrier: ['POAT', 'https://www.post.at/sv/sendungssuche?snr='],
    home: { address1: 'Tannengasse 9/4', city: 'Obernried am See', zipCode: '0017' },
    store: ['Podium Marktbogen', 'Marktbogen 3', 'Wien', '1999'],
    storeAt: [48.2082, 16.3738, 'Europe/Vienna', 'street'],
    member: { name: ['Franziska', 'Gruber'], phone: '6600000131' },
    guest: { name: ['Matthias', 'Steindl'], phone: '6600000182' },
  },
  {
    ...euro,
    country: 'be',
    phoneCode: '32',
    vat: 21,
    payments: ['CREDIT_CARD', 'PAYPAL', 'KLARNA'],
    carrier: ['BPOS', 'https://track.bpost.cloud/btr/web/#/search?itemCode='],
    home: { address1: 'Beukendreef 12 bus 3', city: 'Nieuwvelde', zipCode: '0041' },
    store: ['Podium Kanaalhal', 'Kanaalhal 20', 'Brussel', '1999'],
    storeAt: [50.8503, 4.3517, 'Europe/Brussels', 'street'],
    member: { name: ['Lotte', 'Peeters'], phone: '470000112' },
    guest: { name: ['Thomas', 'Lambrecht'], phone: '470000164' },
  },
  {
    country: 'cz',
    phoneCode: '420',
    currency: 'CZK',
    vat: 21,
    shipping: [9900, 150_000],
    payments: ['CREDIT_CARD', 'PAYPAL', 'CASH'],
    carrier: ['CZPO', 'https://www.postaonline.cz/en/trackandtrace/-/zasilka/cislo?parcelNumbers='],
    home: { address1: 'Lípová alej 27', city: 'Horní Podhájí', zipCode: '000 17' },
    store: ['Podium Nové Nábřeží', 'Nové Nábřeží 8', 'Praha', '199 99'],
    storeAt: [50.0755, 14.4378, 'Europe/Prague', 'mall'],
    member: { name: ['Tereza', 'Dvořáková'], phone: '600000118' },
    guest: { name: ['Jakub', 'Novotný'], phone: '600000173' },
  },
  {
    country: 'dk',
    phoneCode: '45',
    currency: 'DKK',
    vat: 25,
    shipping: [3900, 40_000],
    payments: ['CREDIT_CARD', 'PAYPAL', 'KLARNA'],
    carrier: ['PNOR', 'https://tracking.postnord.com/dk/?id='],
    home: { address1: 'Bøgevænget 6, 2. tv.', city: 'Sønder Havnby', zipCode: '0017' },
    store: ['Podium Søgården', 'Søgården 11', 'København', '1099'],
    storeAt: [55.6761, 12.5683, 'Europe/Copenhagen', 'street'],
    member: { name: ['Freja', 'Møller'], phone: '20000114' },
    guest: { name: ['Emil', 'Thorsen'], phone: '20000167' },
  },
  {
    ...euro,
    country: 'fi',
    phoneCode: '358',
    vat: 25,
    payments: ['CREDIT_CARD', 'PAYPAL', 'KLARNA'],
    carrier: ['POSF', 'https://www.posti.fi/en/tracking#/lahetys/'],
    home: { address1: 'Koivukuja 5 A 12', city: 'Uusilahti', zipCode: '99993' },
    store: ['Podium Rantakatu', 'Rantakatu 30', 'Helsinki', '00999'],
    storeAt: [60.1699, 24.9384, 'Europe/Helsinki', 'mall'],
    member: { name: ['Aino', 'Korhonen'], phone: '400000127' },
    guest: { name: ['Eero', 'Lehtinen'], phone: '400000179' },
  },
  {
    ...euro,
    country: 'gr',
    phoneCode: '30',
    vat: 24,
    payments: ['CREDIT_CARD', 'PAYPAL', 'CASH'],
    carrier: ['ELTA', 'https://www.elta-courier.gr/search?br='],
    home: { address1: 'Οδός Κυπαρισσιών 14', city: 'Νέα Ακτή', zipCode: '000 17' },
    store: ['Podium Λιμάνι', 'Πλατεία Λιμένος 2', 'Αθήνα', '109 99'],
    storeAt: [37.9838, 23.7275, 'Europe/Athens', 'siesta'],
    member: { name: ['Eleni', 'Pappa'], phone: '6900000136', onParcels: ['Ελένη', 'Παππά'] },
    guest: { name: ['Νίκος', 'Βλάχος'], phone: '6900000188' },
  },
  {
    country: 'hu',
    phoneCode: '36',
    currency: 'HUF',
    vat: 27,
    shipping: [1990, 20_000],
    payments: ['CREDIT_CARD', 'PAYPAL', 'COD'],
    carrier: ['MAPO', 'https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue='],
    home: { address1: 'Diófa köz 3. II/5.', city: 'Újpartfalva', zipCode: '0017' },
    store: ['Podium Rakpart', 'Új rakpart 7.', 'Budapest', '1999'],
    storeAt: [47.4979, 19.0402, 'Europe/Budapest', 'mall'],
    member: { name: ['Réka', 'Szabó'], phone: '200000141', mail: 'reka' },
    guest: { name: ['Bence', 'Halmos'], phone: '200000195' },
  },
  {
    ...euro,
    country: 'ie',
    phoneCode: '353',
    vat: 23,
    payments: ['CREDIT_CARD', 'PAYPAL', 'KLARNA'],
    carrier: ['ANPO', 'https://www.anpost.com/Post-Parcels/Track/History?item='],
    home: { address1: '3 Orchard Quay', city: 'Ballyfenton', zipCode: 'Z00 ZZ17' },
    store: ['Podium Mill Quay', '18 Mill Quay', 'Dublin', 'Z09 ZZ99'],
    storeAt: [53.3498, -6.2603, 'Europe/Dublin', 'street'],
    member: { name: ['Niamh', 'Brennan'], phone: '209155117' },
    guest: { name: ['Cillian', 'Roche'], phone: '209155168' },
  },
  {
    ...euro,
    country: 'lu',
    phoneCode: '352',
    vat: 17,
    payments: ['CREDIT_CARD', 'PAYPAL'],
    carrier: ['POLU', 'https://www.post.lu/en/particuliers/colis-courrier/track-and-trace#/search/'],
    home: { address1: '8, montée des Châtaigniers', city: 'Neimillen', zipCode: '0017' },
    store: ['Podium Place Haute', '4, place Haute', 'Luxembourg', '1999'],
    storeAt: [49.6116, 6.1319, 'Europe/Luxembourg', 'street'],
    member: { name: ['Claire', 'Weber'], phone: '621000123' },
    guest: { name: ['Luc', 'Schmit'], phone: '621000176' },
  },
  {
    ...euro,
    country: 'pt',
    phoneCode: '351',
    vat: 23,
    payments: ['CREDIT_CARD', 'PAYPAL'],
    carrier: ['CTTE', 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects='],
    home: { address1: 'Rua das Oliveiras 31, 2.º Esq.', city: 'Vila Nova da Serra', zipCode: '0017-041' },
    store: ['Podium Cais Velho', 'Cais Velho 5', 'Lisboa', '1999-999'],
    storeAt: [38.7223, -9.1393, 'Europe/Lisbon', 'mall'],
    member: { name: ['Inês', 'Carvalho'], phone: '910000115', mail: 'ines' },
    guest: { name: ['Tiago', 'Moreira'], phone: '910000166' },
  },
  {
    country: 'se',
    phoneCode: '46',
    currency: 'SEK',
    vat: 25,
    shipping: [4900, 60_000],
    payments: ['KLARNA', 'CREDIT_CARD', 'PAYPAL'],
    carrier: ['PNOR', 'https://tracking.postnord.com/se/?id='],
    home: { address1: 'Björkstigen 4 B', city: 'Norra Sundby', zipCode: '000 17' },
    store: ['Podium Hamngatan', 'Nya Hamngatan 9', 'Stockholm', '199 99'],
    storeAt: [59.3293, 18.0686, 'Europe/Stockholm', 'mall'],
    member: { name: ['Astrid', 'Lindqvist'], phone: '701740631' },
    guest: { name: ['Viktor', 'Ekberg'], phone: '701740677' },
  },
  {
    ...euro,
    country: 'si',
    phoneCode: '386',
    vat: 22,
    payments: ['CREDIT_CARD', 'PAYPAL', 'COD'],
    carrier: ['POSI', 'https://www.posta.si/sledenje?tn='],
    home: { address1: 'Lipova pot 16', city: 'Gornji Breg', zipCode: '0017' },
    store: ['Podium Stara Obala', 'Stara obala 2', 'Ljubljana', '1999'],
    storeAt: [46.0569, 14.5058, 'Europe/Ljubljana', 'mall'],
    member: { name: ['Nika', 'Zupan'], phone: '40000129' },
    guest: { name: ['Matej', 'Hribar'], phone: '40000184' },
  },
]
