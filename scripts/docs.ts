/**
 * `npm run docs` draws what is made from machines and country profiles; `npm run docs -- --since REF` draws how the charts
 * changed since a commit, branch or tag, into reports/chart-changes.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeCountryPages } from './docs/countries/country-pages.ts'
import { writePages } from './docs/pages/write-pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Charts use the countries, and so are loaded when their registry is fresh. */
const writeDrawings = async () => {
  for (const path of await writeCountryPages()) console.log(`written: ${path}`)
  const [{ flows }, { statechartPages }] = await Promise.all([
    import('../machines/index.ts'),
    import('./docs/pages/pages.ts'),
  ])
  const pages = await statechartPages(flows)
  const written = writePages(join(root, 'docs/statecharts'), pages)
  console.log(`${pages.size} files in docs/statecharts, ${written.length} of them new or changed`)
}

const writeChange = async (since: string) => {
  const [{ flows }, { readChart }, { chartsAt }, { changePages }] = await Promise.all([
    import('../machines/index.ts'),
    import('../atlas/chart/read-chart.ts'),
    import('./docs/change/charts-at.ts'),
    import('./docs/change/change-pages.ts'),
  ])
  const pages = await changePages(await chartsAt(since, root), flows.map(readChart), since)
  writePages(join(root, 'reports/chart-changes'), pages)
  console.log(pages.get('README.md'))
  console.log('Written into reports/chart-changes')
}

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } })
  await (values.since === undefined ? writeDrawings() : writeChange(values.since))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
