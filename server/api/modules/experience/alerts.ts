import type { Banner } from '../../../../contract/session/experience.ts'
import type { Language } from '../../../../domain/format/locale.ts'
import { type Texts, textOf } from './texts.ts'

type StoredAlert = {
  readonly id: string
  readonly title: Texts
  readonly msg: Texts
  /** Section of the shop's own site; without one the alert leads nowhere. */
  readonly section?: string
}

const slowParcels: StoredAlert = {
  id: 'slow-parcels',
  title: {
    en: 'Parcels take a little longer',
    pl: 'Paczki jadą trochę dłużej',
    ar: 'الطرود تحتاج وقتًا أطول قليلًا',
  },
  msg: {
    en: 'Carriers are busy: allow one more day for delivery.',
    pl: 'Kurierzy mają dużo pracy: dolicz jeden dzień do terminu dostawy.',
    ar: 'شركات التوصيل مزدحمة: أضف يومًا واحدًا إلى موعد التوصيل.',
  },
  section: 'help/shipping-and-delivery',
}

const longReturns: StoredAlert = {
  id: 'long-returns',
  title: {
    en: 'More time for gifts',
    pl: 'Więcej czasu na prezenty',
    ar: 'وقت أطول للهدايا',
  },
  msg: {
    en: 'What you buy before the end of the year can come back until 31 January.',
    pl: 'Zakupy zrobione do końca roku możesz zwrócić do 31 stycznia.',
    ar: 'يمكنك إرجاع ما تشتريه قبل نهاية السنة حتى 31 يناير.',
  },
  section: 'help/returns-policy',
}

const callsBefore: StoredAlert = {
  id: 'phone-for-delivery',
  title: {
    en: 'Keep your phone near',
    pl: 'Miej telefon pod ręką',
    ar: 'أبقِ هاتفك قريبًا',
  },
  msg: {
    en: 'Our couriers call before they deliver.',
    pl: 'Kurierzy dzwonią przed dostawą.',
    ar: 'يتصل بك المندوب قبل التوصيل.',
  },
}

/** Countries that have something to tell at the moment. */
const byCountry: Readonly<Record<string, readonly StoredAlert[]>> = {
  ae: [callsBefore, longReturns],
  ca: [slowParcels, longReturns],
  de: [slowParcels, longReturns],
  pl: [slowParcels, longReturns],
  kw: [callsBefore],
}

/** Alerts of a country, the most urgent first, their links under the shop's `home`. */
export const alertsOf = (country: string, language: Language, home: string): Banner[] =>
  (byCountry[country] ?? []).map(({ id, title, msg, section }) => ({
    id,
    title: textOf(title, language),
    msg: textOf(msg, language),
    slug: section === undefined ? null : `${home}/${section}`,
    image: null,
    audience: 'everyone',
  }))
