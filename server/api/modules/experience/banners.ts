import type { Banner } from '../../../../contract/session/experience.ts'
import type { Language } from '../../../../domain/format/locale.ts'
import { type Texts, textOf } from './texts.ts'

type StoredBanner = {
  readonly id: string
  readonly title: Texts
  readonly msg: Texts
  /** Section of the shop's own site. */
  readonly section: string
  readonly image: string
  readonly audience?: 'swoosh'
}

const returns: StoredBanner = {
  id: 'returns-60-days',
  title: {
    en: 'Sixty days to change your mind',
    pl: 'Sześćdziesiąt dni na zmianę zdania',
    ar: 'ستون يومًا لتغيّر رأيك',
  },
  msg: {
    en: 'Members send things back free of charge.',
    pl: 'Członkowie odsyłają zakupy bezpłatnie.',
    ar: 'يُرجع الأعضاء مشترياتهم مجانًا.',
  },
  section: 'help/returns-policy',
  image: '/products/duffel.svg#olive',
}

const trail: StoredBanner = {
  id: 'trail-season',
  title: { en: 'Mud season is here', pl: 'Sezon na błoto otwarty', ar: 'بدأ موسم الطين' },
  msg: {
    en: 'Trail shoes with grip for wet ground.',
    pl: 'Buty terenowe, które trzymają na mokrym.',
    ar: 'أحذية للطرق الوعرة تثبت على الأرض المبللة.',
  },
  section: 'trail-running',
  image: '/products/trail.svg#rust',
}

const winter: StoredBanner = {
  id: 'cold-runs',
  title: {
    en: 'Warm hands, cold miles',
    pl: 'Ciepłe dłonie, zimne kilometry',
    ar: 'يدان دافئتان في الجري البارد',
  },
  msg: {
    en: 'Gloves, beanies and tops for early starts.',
    pl: 'Rękawiczki, czapki i koszulki na wczesne treningi.',
    ar: 'قفازات وقبعات وقمصان لصباحات باردة.',
  },
  section: 'winter-running',
  image: '/products/gloves.svg#flame',
}

const court: StoredBanner = {
  id: 'court-days',
  title: { en: 'Made for long rallies', pl: 'Na długie wymiany', ar: 'لجولات لعب طويلة' },
  msg: {
    en: 'Rackets, dresses and visors for the court.',
    pl: 'Rakiety, sukienki i daszki na kort.',
    ar: 'مضارب وفساتين وقبعات للملعب.',
  },
  section: 'tennis',
  image: '/products/racket.svg#cobalt',
}

const wearTest: StoredBanner = {
  id: 'staff-wear-test',
  title: {
    en: 'Wear-test the spring range',
    pl: 'Przetestuj wiosenną kolekcję',
    ar: 'جرّب تشكيلة الربيع قبل الجميع',
  },
  msg: {
    en: 'Run in it for two weeks and tell the designers what you think.',
    pl: 'Biegaj w niej dwa tygodnie i powiedz projektantom, co myślisz.',
    ar: 'اركض بها أسبوعين وأخبر المصممين برأيك.',
  },
  section: 'staff/wear-test',
  image: '/products/runner.svg#coral',
  audience: 'swoosh',
}

const staffStore: StoredBanner = {
  id: 'staff-store',
  title: {
    en: 'The staff store has new shelves',
    pl: 'Nowości w sklepie pracowniczym',
    ar: 'جديد متجر الموظفين',
  },
  msg: {
    en: 'Samples and last sizes, for you and four friends.',
    pl: 'Próbki i ostatnie rozmiary dla Ciebie i czworga znajomych.',
    ar: 'عينات وآخر المقاسات، لك ولأربعة من أصدقائك.',
  },
  section: 'staff/store',
  image: '/products/duffel.svg#cobalt',
  audience: 'swoosh',
}

const staff = [wearTest, staffStore]

const usual = [returns, trail, winter]

/** Countries with other banners than the usual three; under two, no carousel shows (OD-03). */
const byCountry: Readonly<Record<string, readonly StoredBanner[]>> = {
  ae: [returns, court],
  au: [returns, court, trail],
  kw: [returns, court],
  nl: [returns],
  sa: [returns, court],
  tr: [],
}

/**
 * Promotional banners of a country, those for staff after those for everyone, their links under the shop's `home`. Who
 * asks is not known here: the page shows those of its member (`domain/pages/banners.ts`).
 */
export const bannersOf = (country: string, language: Language, home: string): Banner[] =>
  [...(byCountry[country] ?? usual), ...staff].map(({ id, title, msg, section, image, audience }) => ({
    id,
    title: textOf(title, language),
    msg: textOf(msg, language),
    slug: `${home}/${section}`,
    image,
    audience: audience ?? 'everyone',
  }))
