import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { acceptedLanguages } from '../../common/host-language.ts'
import { shopDocument, shopStylesPath } from './shop-frame.ts'
import { shopPage } from './shop-pages.ts'
import { sandboxShopPath, shopPlaceOf } from './shop-place.ts'

/**
 * The shop's own site as the sandbox plays it: help, sections, products, stores and what else the pages of orders lead to
 * (`shopAddress`). Mounted only where the sandbox is on.
 */
export const createShopRoutes = (): Hono => {
  const css = readFileSync(new URL('./shop.css', import.meta.url), 'utf8')
  const app = new Hono()
  app.get(shopStylesPath, (c) =>
    c.body(css, 200, { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/css; charset=utf-8' }),
  )
  for (const path of [sandboxShopPath, `${sandboxShopPath}/*`]) {
    app.get(path, (c) => {
      const url = new URL(c.req.url)
      const languages = acceptedLanguages(c.req.header('accept-language'))
      const place = shopPlaceOf(url.pathname.slice(sandboxShopPath.length), languages)
      const page = shopPage(place, url.searchParams)
      return c.html(shopDocument(place, page), page.status ?? 200, {
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Language',
      })
    })
  }
  return app
}
