import type { MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import type { Banner } from '../../../../contract/session/experience.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { BannerName } from '../../../../domain/countries/host-facts.types.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { largeDrawingAddress } from '../../../../domain/pictures/drawings.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'

type StoredBanner = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** Section of the shop's own site. */
  readonly section: string
  readonly image: string
  readonly audience?: 'swoosh'
}

const returns: StoredBanner = {
  id: 'returns-60-days',
  title: msg`Sixty days to change your mind`,
  text: msg`Members return for free.`,
  section: 'help/returns-policy',
  image: largeDrawingAddress('duffel-olive'),
}

const trail: StoredBanner = {
  id: 'trail-season',
  title: msg`Mud season is here`,
  text: msg`Trail shoes with grip for wet ground.`,
  section: 'trail-running',
  image: largeDrawingAddress('trail-rust'),
}

const winter: StoredBanner = {
  id: 'cold-runs',
  title: msg`Warm hands, cold miles`,
  text: msg`Gloves, beanies and tops for early starts.`,
  section: 'winter-running',
  image: largeDrawingAddress('gloves-flame'),
}

const court: StoredBanner = {
  id: 'court-days',
  title: msg`Made for long rallies`,
  text: msg`Rackets, dresses and visors for the court.`,
  section: 'tennis',
  image: largeDrawingAddress('racket-cobalt'),
}

const wearTest: StoredBanner = {
  id: 'staff-wear-test',
  title: msg`Wear-test the spring range`,
  text: msg`Run in it for two weeks and tell the designers what you think.`,
  section: 'staff/wear-test',
  image: largeDrawingAddress('runner-coral'),
  audience: 'swoosh',
}

const staffStore: StoredBanner = {
  id: 'staff-store',
  title: msg`The staff store has new shelves`,
  text: msg`Samples and last sizes, for you and four friends.`,
  section: 'staff/store',
  image: largeDrawingAddress('duffel-cobalt'),
  audience: 'swoosh',
}

const staff = [wearTest, staffStore]

const banners: Readonly<Record<BannerName, StoredBanner>> = { returns, trail, winter, court }

/**
 * Promotional banners of a country, those for staff after those for everyone, their links under the shop's `home`. Who
 * asks is not known here: the page shows those of its member (`domain/pages/banners.ts`).
 */
export const bannersOf = (country: string, language: Catalog, home: string): Banner[] => {
  const i18n = i18nIn(language)
  const own = hostFactsOf(country).banners.map((name) => banners[name])
  return [...own, ...staff].map(({ id, title, text, section, image, audience }) => ({
    id,
    title: i18n._(title),
    msg: i18n._(text),
    slug: `${home}/${section}`,
    image,
    audience: audience ?? 'everyone',
  }))
}
