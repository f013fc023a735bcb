import { world } from 'virtual:sample-world'
import type { Experience } from '../../../contract/session/experience.ts'
import { defaultCountry, profileOf } from '../../../domain/countries/profile-of.ts'
import { type Catalog, languageOfCatalog } from '../../../domain/format/catalogs.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import type { SamplePlace } from './sample-world.types.ts'

/** People, money and places of a country; where the sandbox has none, those of the default one. */
export const placeIn = (country: string): SamplePlace => {
  const place = world.places[country] ?? world.places[defaultCountry]
  if (!place) throw new Error('The sandbox has no sample of the default country')
  return place
}

/** Settings of a country as its host tells them. */
export const experienceIn = (country: string, catalog: Catalog): Experience => {
  const { shop: facts, contact } = profileOf(country)
  const language = languageOfCatalog(catalog)
  const home = `https://${shop.site}/${country}/${language}`
  const inShop = ({ slug, ...banner }: Experience['banners'][number]) => ({
    ...banner,
    slug: slug && `${home}${slug}`,
  })
  return {
    country,
    language,
    flags: {},
    experiments: {},
    contact: { phone: contact.phone, hours: contact.hours && world.hours[catalog][contact.hours] },
    banners: facts.banners.map((name) => inShop(world.banners[catalog][name])),
    alerts: facts.alerts.map((name) => inShop(world.alerts[catalog][name])),
    surveyUrl: null,
    flagsByQuery: false,
  }
}
