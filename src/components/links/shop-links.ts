import type { HelpTopic } from '../../../domain/countries/country.types.ts'
import { helpLink } from '../../../domain/links/shop-links.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { useApp } from '../app/app-context.ts'

/** Addresses of the shop's own site in this country and language: `https://shop.example/gb/en/women`. */
export const useShopLink = (): ((path: string) => string) => {
  const { place } = useApp()
  return (path) =>
    `https://${shop.site}/${place.marketplace}/${place.language}${path === '' ? '' : `/${path}`}`
}

/** Addresses of the help pages by topic. */
export const useHelpLink = (): ((topic: HelpTopic) => string) => {
  const { marketplace: country, language } = useApp().place
  return (topic) => helpLink(shop.site, { country, language }, topic)
}
