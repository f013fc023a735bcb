import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '../../../src/app/server/entry-server.tsx'

/** Where in the built client it lies; files in a folder that begins with a dot are not served. */
export const rendererFolder = '.server'
export const rendererFile = 'entry-server.js'

/** What renders pages, as it was built; `null` where pages come from elsewhere, as in development. */
export const loadRenderer = async (client: string): Promise<RenderPage | null> => {
  const file = join(client, rendererFolder, rendererFile)
  if (!existsSync(file)) return null
  const built: { readonly renderPage: RenderPage } = await import(pathToFileURL(file).href)
  return built.renderPage
}
