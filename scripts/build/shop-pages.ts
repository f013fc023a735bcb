import type { Plugin } from 'vite'
import { checkShopSettings } from '../../domain/shop-settings/check-shop-settings.ts'
import { colourOf, colourSheet } from '../../domain/shop-settings/colours.ts'
import { markDrawing } from '../../domain/shop-settings/mark.ts'
import { shop } from '../../domain/shop-settings/shop.ts'

const sheet = 'virtual:shop-colours.css'
const iconPath = '/favicon.svg'
const manifestPath = '/site.webmanifest'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `index.html` with the shop's name and the colours that browsers put around the page. */
export const shopIndex = (html: string): string =>
  html
    .replaceAll('%SHOP_NAME%', () => escaped(shop.name))
    .replaceAll('%SHOP_PAPER_LIGHT%', () => colourOf('paper', 'light'))
    .replaceAll('%SHOP_PAPER_DARK%', () => colourOf('paper', 'dark'))

/** What an iPhone goes by that has the site on its home screen: without it web push is not to be had there (BY-36). */
export const shopManifest = (): string =>
  JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    start_url: '/orders',
    scope: '/',
    display: 'standalone',
    background_color: colourOf('paper', 'light'),
    theme_color: colourOf('paper', 'light'),
    icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml' }],
  })

/**
 * Puts the shop of `shop.config.ts` into the pages: its name and colours into `index.html`, its colours as the stylesheet
 * `virtual:shop-colours.css`, its icon as `/favicon.svg`,
 * and what home screens go by as `/site.webmanifest`. A setting that is wrong stops the build.
 */
export const shopPages = (): Plugin => ({
  name: 'baton:shop-pages',
  buildStart: () => checkShopSettings(),
  resolveId: (id) => (id === sheet ? `\0${sheet}` : null),
  load: (id) => (id === `\0${sheet}` ? colourSheet() : null),
  transformIndexHtml: { order: 'pre', handler: shopIndex },
  generateBundle() {
    if (this.environment.name !== 'client') return
    this.emitFile({ type: 'asset', fileName: iconPath.slice(1), source: markDrawing() })
    this.emitFile({ type: 'asset', fileName: manifestPath.slice(1), source: shopManifest() })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(iconPath, (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(markDrawing())
    })
  },
})
