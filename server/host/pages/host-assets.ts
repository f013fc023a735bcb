import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { colourSheet } from '../../../domain/shop-settings/colours.ts'
import { hostAssetsPath } from '../../page-shell/host-page.ts'
import { etagOf } from './client-files.ts'
import { sendFile } from './send-file.ts'

const require = createRequire(import.meta.url)
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** `url("@fontsource…/files/NAME.woff2")` of the client's fonts, which the client's build resolves. */
const fontUrl = /url\("(@fontsource[^"]+\/([^"/]+\.woff2))"\)/g

type Asset = Parameters<typeof sendFile>[1]

const asset = (type: string, body: Buffer): Asset => ({
  type,
  body,
  etag: etagOf(body),
  brotli: null,
  gzip: null,
})

/** Stylesheet of the host's own pages, over the tokens and fonts of the client, and the fonts it names. */
const readAssets = (): ReadonlyMap<string, Asset> => {
  const assets = new Map<string, Asset>()
  const sheets = globSync('languages/*.css', { cwd: new URL('../../../src/ui', import.meta.url) }).sort()
  const allFonts = ['fonts.css', ...sheets].map((sheet) => read(`../../../src/ui/${sheet}`)).join('\n')
  const fonts = allFonts.replace(fontUrl, (_, path: string, name: string) => {
    assets.set(`/${name}`, asset('font/woff2', readFileSync(require.resolve(path))))
    return `url("${hostAssetsPath}/${name}")`
  })
  const css = [
    fonts,
    colourSheet(),
    read('../../../src/ui/tokens.css'),
    read('../../page-shell/host.css'),
  ].join('\n')
  assets.set('/host.css', asset('text/css; charset=utf-8', Buffer.from(css)))
  return assets
}

export const createHostAssets = (): Hono => {
  const assets = readAssets()
  const app = new Hono()
  app.get(`${hostAssetsPath}/:name`, (c) => {
    const found = assets.get(`/${c.req.param('name')}`)
    return found ? sendFile(c, found, 'public, max-age=3600') : c.text('Not found', 404)
  })
  return app
}
