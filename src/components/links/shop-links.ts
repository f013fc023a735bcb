import { useCallback } from 'react'
import type { HelpTopic } from '../../../domain/countries/country.types.ts'
import { shopAddress } from '../../../domain/links/links.ts'
import { helpLink, shopPageLink } from '../../../domain/links/shop-links.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { useApp } from '../app/app-context.ts'

/** Turns an address of the shop's site into the one to follow: the site's own, or where the shop is played. */
export const useShopAddress = (): ((href: string) => string) => {
  const { playedShop } = useApp().device
  return useCallback((href) => shopAddress(href, playedShop), [playedShop])
}

/** Addresses of the shop's own site in this country and language: `https://shop.example/gb/en/women`. */
export const useShopLink = (): ((path: string) => string) => {
  const { marketplace: country, language } = useApp().place
  const addressOf = useShopAddress()
  return (path) => addressOf(shopPageLink(shop.site, { country, language }, path))
}

/** Addresses of the help pages by topic. */
export const useHelpLink = (): ((topic: HelpTopic) => string) => {
  const { marketplace: country, language } = useApp().place
  const addressOf = useShopAddress()
  return (topic) => addressOf(helpLink(shop.site, { country, language }, topic))
}
