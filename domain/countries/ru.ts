import type { CountryProfile } from './country.types.ts'
import { receipts } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ru'],
  currency: 'RUB',
  regionReference: 'NIKEEUROPE',
  papers: receipts('vat', 22),
}
