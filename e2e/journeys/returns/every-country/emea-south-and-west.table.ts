import type { CountryRow } from './country-row.ts'
import {
  byCode,
  byDriver,
  byLabel,
  byStore,
  dropoff,
  emea,
  paperless,
  paperlessEmea,
  pickup,
  store,
} from './emea-parts.ts'

const upsBooking = { link: 'https://wwwapps.ups.com/pickup/schedule' }

/** Western and southern Europe. */
export const southAndWest: readonly CountryRow[] = [
  {
    ...paperlessEmea,
    country: 'be',
    locale: 'en-BE',
    ways: [paperless('BPOS', 'bpost'), dropoff('DHLP', 'DHL Paket'), pickup('BPOS', 'bpost'), store],
    member: byCode('BPOS', 'bpost', 10),
    guest: byLabel('DHLP', 'DHL Paket'),
  },
  {
    ...paperlessEmea,
    country: 'es',
    locale: 'en-ES',
    ways: [paperless('CORR', 'Correos'), dropoff('SEUR', 'SEUR'), pickup('SEUR', 'SEUR'), store],
    member: byCode('CORR', 'Correos', 10),
    guest: byLabel('SEUR', 'SEUR'),
  },
  {
    ...emea,
    country: 'fr',
    locale: 'en-FR',
    ways: [dropoff('LPFR', 'La Poste'), dropoff('UPSN', 'UPS'), pickup('UPSN', 'UPS'), store],
    member: byLabel('LPFR', 'La Poste'),
    guest: byDriver('UPSN', 'UPS', upsBooking),
  },
  {
    ...paperlessEmea,
    country: 'gb',
    locale: 'en-GB',
    // Pickup is hidden (returns.md §4), though a carrier picks up.
    ways: [paperless('RMGB', 'Royal Mail'), paperless('INPU', 'InPost'), dropoff('EVRI', 'Evri'), store],
    member: {
      ...byCode('RMGB', 'Royal Mail', 0),
      booking: { link: 'https://www.royalmail.com/collection', phone: '+44 808 157 0140' },
    },
    guest: byLabel('EVRI', 'Evri'),
  },
  {
    ...emea,
    country: 'gr',
    locale: 'en-GR',
    ways: [dropoff('ELTA', 'ELTA'), dropoff('UPSN', 'UPS'), pickup('UPSN', 'UPS'), store],
    member: byLabel('ELTA', 'ELTA'),
    guest: byDriver('UPSN', 'UPS', { phone: '+30 210 000 0140' }),
  },
  {
    ...emea,
    country: 'ie',
    locale: 'en-IE',
    ways: [dropoff('ANPO', 'An Post'), dropoff('UPSN', 'UPS'), store],
    member: byLabel('ANPO', 'An Post'),
    guest: byLabel('UPSN', 'UPS'),
  },
  {
    ...paperlessEmea,
    country: 'it',
    locale: 'en-IT',
    ways: [paperless('POIT', 'Poste Italiane'), dropoff('GLSI', 'GLS'), pickup('UPSN', 'UPS'), store],
    member: byCode('POIT', 'Poste Italiane', 10),
    guest: byDriver('UPSN', 'UPS', upsBooking),
  },
  {
    ...emea,
    country: 'lu',
    locale: 'en-LU',
    ways: [dropoff('POLU', 'POST Luxembourg'), dropoff('UPSN', 'UPS'), store],
    member: byLabel('POLU', 'POST Luxembourg'),
    guest: byStore,
  },
  {
    ...paperlessEmea,
    country: 'nl',
    locale: 'en-NL',
    ways: [paperless('PNLB', 'PostNL'), dropoff('DHLC', 'DHL'), pickup('PNLB', 'PostNL'), store],
    member: byCode('PNLB', 'PostNL', 30),
    guest: { ...byCode('PNLB', 'PostNL', 30), isShownInPart: true },
  },
  {
    ...emea,
    country: 'pt',
    locale: 'en-PT',
    ways: [dropoff('CTTE', 'CTT'), dropoff('UPSN', 'UPS'), store],
    member: byLabel('CTTE', 'CTT'),
    guest: byLabel('UPSN', 'UPS'),
  },
]
