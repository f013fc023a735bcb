import { msg } from '#texts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { ContactHours } from '../../../../domain/countries/country.types.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'

/** Hours of the telephone. */
const hours = {
  weekdays: msg`Monday to Friday, 9:00–18:00`,
  everyDay: msg`Every day, 8:00–20:00`,
  everyDay12: msg`Every day, 8 am–8 pm`,
  sunday: msg`Sunday to Thursday, 9:00–18:00`,
} as const satisfies Record<ContactHours, unknown>

/** Telephone and its hours of a country; both `null` where it has none. */
export const contactOf = (country: string, language: Catalog) => {
  const { phone, hours: when } = profileOf(country).contact
  return { phone, hours: when && i18nIn(language)._(hours[when]) }
}
