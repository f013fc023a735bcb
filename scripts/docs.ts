import { fileURLToPath } from 'node:url'
import { writeCountryPages } from './docs/countries/country-pages.ts'
import { writePages } from './docs/pages/write-pages.ts'

const folder = fileURLToPath(new URL('../docs/statecharts/', import.meta.url))

/** Charts use the countries, and so are loaded when their registry is fresh. */
const drawings = async () => {
  const [{ flows }, { statechartPages }] = await Promise.all([
    import('../machines/index.ts'),
    import('./docs/pages/pages.ts'),
  ])
  return statechartPages(flows)
}

for (const path of await writeCountryPages()) console.log(`written: ${path}`)
const pages = await drawings()
const written = writePages(folder, pages)
console.log(`${pages.size} files in docs/statecharts, ${written.length} of them new or changed`)
