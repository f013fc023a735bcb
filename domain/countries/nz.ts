import type { CountryProfile } from './country.types.ts'
import { taxInvoices } from './paper-terms.ts'
import { australia } from './return-centres.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en'],
  currency: 'NZD',
  returns: {
    ...usual.returns,
    centre: australia,
  },
  papers: taxInvoices('gst', 15),
}
