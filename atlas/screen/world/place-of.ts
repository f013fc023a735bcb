import { world } from 'virtual:sample-world'
import type { Experience } from '../../../contract/session/experience.ts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { hostFactsOf } from '../../../domain/countries/host-facts-of.ts'
import { defaultCountry, describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { catalogOf } from '../../../domain/languages/catalogs.ts'
import { languageOfCatalog, languagesOf } from '../../../domain/languages/locale.ts'
import {
  carrierDataOf,
  providersOf,
  type ReturnProvider,
  withCarrierData,
} from '../../../domain/return-methods/providers.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import type { SamplePlace } from './sample-world.types.ts'

/** People, money and places of a country; where the sandbox has none, people and places of the default one. */
export const placeIn = (country: string): SamplePlace => {
  const own = world.places[country]
  const usual = world.places[defaultCountry]
  if (!usual) throw new Error('The sandbox has no sample of the default country')
  return own ?? { ...usual, currency: profileOf(country).currency }
}

/** A country that reads a catalog: the one that speakers think of first, else one whose main language it is in, with samples in the sandbox. */
export const homeOf = (catalog: Catalog): string => {
  const language = languageOfCatalog(catalog)
  const homes = describedCountries.filter(
    (country) =>
      world.places[country] &&
      languagesOf(country).includes(language) &&
      catalogOf(language, country) === catalog,
  )
  const likely = new Intl.Locale(catalog).maximize().region?.toLowerCase()
  const isMain = (country: string) => languagesOf(country)[0] === language
  return homes.find((country) => country === likely) ?? homes.find(isMain) ?? homes[0] ?? defaultCountry
}

/** Settings of a country as its host tells them. */
export const experienceIn = (country: string, catalog: Catalog): Experience => {
  const { contact } = profileOf(country)
  const { banners, alerts } = hostFactsOf(country)
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
    banners: banners.map((name) => inShop(world.banners[catalog][name])),
    alerts: alerts.map((name) => inShop(world.alerts[catalog][name])),
    surveyUrl: null,
    flagsByQuery: false,
  }
}

/** Carriers of a country's returns, as its host names them. */
export const carriersIn = (country: string): readonly ReturnProvider[] =>
  withCarrierData(providersOf(country), carrierDataOf(country))
