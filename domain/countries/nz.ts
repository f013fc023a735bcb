import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { taxInvoices } from './paper-terms.ts'
import { australia } from './return-centres.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en'],
  currency: 'NZD',
}

export const hostFacts = factsWith({ papers: taxInvoices('gst', 15), centre: australia })
