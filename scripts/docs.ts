import { fileURLToPath } from 'node:url'
import { staleCountryPages, writeCountryPages } from './docs/countries/country-pages.ts'
import { stalePages, writePages } from './docs/pages/write-pages.ts'

const folder = fileURLToPath(new URL('../docs/statecharts/', import.meta.url))

/** Charts use the countries, and so are loaded when their registry is fresh. */
const drawings = async () => {
  const [{ flows }, { statechartPages }] = await Promise.all([
    import('../machines/index.ts'),
    import('./docs/pages/pages.ts'),
  ])
  return statechartPages(flows)
}

if (process.argv.includes('--check')) {
  const stale = [
    ...(await staleCountryPages()),
    ...stalePages(folder, await drawings()).map((name) => `docs/statecharts/${name}`),
  ]
  for (const path of stale) console.log(`stale: ${path}`)
  if (stale.length > 0) console.log('Run `npm run docs` and commit what it writes.')
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const path of await writeCountryPages()) console.log(`written: ${path}`)
  const pages = await drawings()
  const written = writePages(folder, pages)
  console.log(`${pages.size} files in docs/statecharts, ${written.length} of them new or changed`)
}
