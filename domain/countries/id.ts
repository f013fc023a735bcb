import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['id'],
  currency: 'IDR',
  formats: {
    ...usual.formats,
    taxWording: 'dutiesAndTaxes',
    addresses: { ...usual.formats.addresses, alsoRequires: 'CZ' },
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', null) })
