import { fileURLToPath } from 'node:url'
import { flows } from '../machines/index.ts'
import { staleRegistry, writeRegistry } from './docs/countries/registry.ts'
import { statechartPages } from './docs/pages/pages.ts'
import { stalePages, writePages } from './docs/pages/write-pages.ts'

const folder = fileURLToPath(new URL('../docs/statecharts/', import.meta.url))
const pages = await statechartPages(flows)

if (process.argv.includes('--check')) {
  const stale = [...stalePages(folder, pages).map((name) => `docs/statecharts/${name}`), ...staleRegistry()]
  for (const path of stale) console.log(`stale: ${path}`)
  if (stale.length > 0) console.log('Run `npm run docs` and commit what it writes.')
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  const written = writePages(folder, pages)
  writeRegistry()
  console.log(`${pages.size} files in docs/statecharts, ${written.length} of them new or changed`)
}
