import type { CountryRow } from './country-row.ts'
import { byDriver, byLabel, byStore, dropoff, emea, pickup, store } from './emea-parts.ts'
import { words } from './words.ts'

/** Poland's samples read Polish. */
const inPolish = {
  member: ['Bezpłatnie'],
  guest: ['Płacisz za wysyłkę', 'Bezpłatnie dla członków'],
} as const

/** Central, northern and eastern Europe. */
export const northAndEast: readonly CountryRow[] = [
  {
    ...emea,
    country: 'at',
    locale: 'en-AT',
    ways: [
      dropoff('POAT', 'Austrian Post'),
      dropoff('DHLP', 'DHL Paket'),
      pickup('POAT', 'Austrian Post'),
      store,
    ],
    member: byLabel('POAT', 'Austrian Post'),
    guest: byLabel('DHLP', 'DHL Paket'),
  },
  {
    ...emea,
    country: 'cz',
    locale: 'en-CZ',
    ways: [dropoff('CZPO', 'Czech Post'), dropoff('GLSI', 'GLS'), pickup('GLSI', 'GLS'), store],
    member: byLabel('CZPO', 'Czech Post'),
    guest: byDriver('GLSI', null),
  },
  {
    ...emea,
    country: 'de',
    locale: 'en-DE',
    ways: [
      dropoff('DHLP', 'DHL Paket'),
      dropoff('HERM', 'Hermes'),
      pickup('HERM', 'Hermes'),
      pickup('UPSN', 'UPS'),
      store,
    ],
    member: byLabel('DHLP', 'DHL Paket'),
    guest: byDriver('HERM', 'Hermes', { link: 'https://www.myhermes.de/' }),
  },
  {
    ...emea,
    country: 'dk',
    locale: 'en-DK',
    ways: [dropoff('PNOR', 'PostNord'), dropoff('GLSI', 'GLS'), store],
    member: byLabel('PNOR', 'PostNord'),
    guest: byLabel('GLSI', 'GLS'),
  },
  {
    ...emea,
    country: 'fi',
    locale: 'en-FI',
    ways: [dropoff('POSF', 'Posti'), dropoff('PNOR', 'PostNord'), store],
    member: byLabel('POSF', 'Posti'),
    guest: byStore,
  },
  {
    ...emea,
    country: 'hu',
    locale: 'en-HU',
    ways: [dropoff('MAPO', 'Magyar Posta'), dropoff('GLSI', 'GLS'), pickup('UPSN', 'UPS'), store],
    member: byLabel('MAPO', 'Magyar Posta'),
    guest: byDriver('UPSN', 'UPS', { phone: '+36 1 000 0140' }),
  },
  {
    ...emea,
    words: words.polish,
    country: 'pl',
    locale: 'pl-PL',
    reason: ['Za małe', '1'],
    refundWithin: { usual: '2 dni robocze.', allow: 'Może to potrwać do 14 dni.' },
    ways: [
      { ...dropoff('INPT', 'InPost'), ...inPolish },
      { ...dropoff('GLSI', 'GLS'), ...inPolish },
      { ...pickup('UPSN', 'UPS'), ...inPolish },
      { ...store, member: ['Bezpłatnie'], guest: ['Bezpłatnie'] },
    ],
    member: {
      ...byLabel('INPT', 'InPost'),
      next: ['Spakuj produkty', 'Wydrukuj etykietę', /InPost.* potwierdzenie/],
      mail: {
        kind: 'returnLabel',
        says: ['etykietę przewoźnika InPost do zwrotu', 'Może to potrwać do 14 dni.'],
      },
    },
    guest: { ...byStore, next: ['Przynieś produkty', 'kod', 'zwrot pieniędzy'] },
  },
  {
    ...emea,
    country: 'se',
    locale: 'en-SE',
    ways: [dropoff('PNOR', 'PostNord'), dropoff('UPSN', 'UPS'), store],
    member: byLabel('PNOR', 'PostNord'),
    guest: byLabel('UPSN', 'UPS'),
  },
  {
    ...emea,
    country: 'si',
    locale: 'en-SI',
    ways: [dropoff('POSI', 'Pošta Slovenije'), dropoff('GLSI', 'GLS'), pickup('UPSN', 'UPS'), store],
    member: byLabel('POSI', 'Pošta Slovenije'),
    guest: byDriver('UPSN', 'UPS', { phone: '+386 1 000 01 40' }),
  },
]
