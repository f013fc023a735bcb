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
} as const

type Hours = keyof typeof hours

/**
 * Customer phones: from the ranges that us, ca, gb, fr, de and au keep for fiction, clearly made up elsewhere; Korea's is
 * the specification's own (returns.md §9).
 */
const lines: Readonly<Record<string, readonly [phone: string, hours: Hours]>> = {
  ae: ['+971 800 000 0100', 'everyDay'],
  at: ['+43 1 000 0100', 'weekdays'],
  au: ['+61 1800 160 401', 'everyDay12'],
  be: ['+32 2 000 01 00', 'weekdays'],
  ca: ['+1 800-555-0199', 'everyDay12'],
  cn: ['+86 400 000 0100', 'everyDay'],
  cz: ['+420 200 000 100', 'weekdays'],
  de: ['+49 30 23125 100', 'weekdays'],
  dk: ['+45 00 00 01 00', 'weekdays'],
  eg: ['+20 2 0000 0100', 'sunday'],
  es: ['+34 900 000 100', 'weekdays'],
  fi: ['+358 9 000 0100', 'weekdays'],
  fr: ['+33 1 99 00 01 00', 'weekdays'],
  gb: ['+44 808 157 0100', 'everyDay'],
  gr: ['+30 210 000 0100', 'weekdays'],
  hu: ['+36 1 000 0100', 'weekdays'],
  ie: ['+353 1 000 0100', 'weekdays'],
  in: ['+91 1800 000 0100', 'everyDay12'],
  it: ['+39 02 0000 0100', 'weekdays'],
  jp: ['+81 120-000-100', 'everyDay'],
  kr: ['080-022-0182', 'weekdays'],
  kw: ['+965 2200 0100', 'sunday'],
  lu: ['+352 20 00 01 00', 'weekdays'],
  mx: ['+52 800 000 0100', 'everyDay12'],
  nl: ['+31 800 000 0100', 'weekdays'],
  pl: ['+48 22 000 01 00', 'weekdays'],
  pt: ['+351 210 000 100', 'weekdays'],
  sa: ['+966 800 000 0100', 'sunday'],
  se: ['+46 20 000 01 00', 'weekdays'],
  si: ['+386 1 000 01 00', 'weekdays'],
  tr: ['+90 850 000 0100', 'everyDay'],
  us: ['+1 800-555-0100', 'everyDay12'],
}

/** Telephone and its hours of a country; both `null` where it has none. */
export const contactOf = (country: string, language: string) => {
  const line = lines[country]
  if (!line) return { phone: null, hours: null }
  const words: Readonly<Record<string, string>> = hours[line[1]]
  return { phone: line[0], hours: words[language] ?? hours[line[1]].en }
}
