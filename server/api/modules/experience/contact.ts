import type { ContactHours } from '../../../../domain/countries/country.types.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import type { Language } from '../../../../domain/format/locale.ts'

/** Hours of the telephone, in the language asked for. */
const hours = {
  weekdays: {
    en: 'Monday to Friday, 9:00–18:00',
    pl: 'Od poniedziałku do piątku, 9:00–18:00',
    ar: 'من الاثنين إلى الجمعة، 9:00–18:00',
  },
  everyDay: { en: 'Every day, 8:00–20:00', pl: 'Codziennie, 8:00–20:00', ar: 'يوميًا، 8:00–20:00' },
  everyDay12: { en: 'Every day, 8 am–8 pm', pl: 'Codziennie, 8:00–20:00', ar: 'يوميًا، 8 صباحًا–8 مساءً' },
  sunday: {
    en: 'Sunday to Thursday, 9:00–18:00',
    pl: 'Od niedzieli do czwartku, 9:00–18:00',
    ar: 'من الأحد إلى الخميس، 9:00–18:00',
  },
} as const satisfies Record<ContactHours, Record<Language, string>>

/** Telephone and its hours of a country; both `null` where it has none. */
export const contactOf = (country: string, language: string) => {
  const { phone, hours: when } = profileOf(country).contact
  if (when === null) return { phone, hours: null }
  const words: Readonly<Record<string, string>> = hours[when]
  return { phone, hours: words[language] ?? hours[when].en }
}
