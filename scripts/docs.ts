import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeCountryPages } from './docs/countries/country-pages.ts'
import { writePages } from './docs/pages/write-pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const usage = `npm run docs                                  draws all charts into docs/statecharts, and writes the pages of countries, of languages, of who may do what and of faults
npm run docs -- --since REF                   draws how charts changed since a commit, branch or tag, into reports/chart-changes
npm run docs -- --format FORMAT [FLOW …]      writes charts as svg, png, pdf, mermaid, scxml or json (XState), into reports/charts
npm run docs -- --for WHO [FLOW …]            draws what somebody can meet, into reports/charts-for: kr,guest or us,member,enableFakeReturn=on

  --format FORMAT   with --for as well
  --compact         drawings for small panes: names, events and guards alone
  --out FOLDER      another folder`

/** Charts use the countries, and so are loaded when their registry is fresh. */
const writeDrawings = async () => {
  for (const path of await writeCountryPages()) console.log(`written: ${path}`)
  const { writeAuthorizationPage } = await import('./docs/authorization/authorization-page.ts')
  for (const path of writeAuthorizationPage()) console.log(`written: ${path}`)
  const { writeLanguagesPage } = await import('./docs/languages/languages-page.ts')
  for (const path of writeLanguagesPage(root)) console.log(`written: ${path}`)
  const { writeFaultsPage } = await import('./docs/faults/faults-page.ts')
  for (const path of writeFaultsPage()) console.log(`written: ${path}`)
  const [{ flows }, { statechartPages }, { drawCharts }, { readChart }] = await Promise.all([
    import('../machines/index.ts'),
    import('./docs/pages/pages.ts'),
    import('./docs/layout/draw-charts.ts'),
    import('../atlas/chart/read-chart.ts'),
  ])
  const charts = flows.map(readChart)
  const pages = statechartPages(charts, await drawCharts(charts))
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

type Wish = { format?: string; for?: string; out?: string; compact: boolean; ids: readonly string[] }

const writeExports = async ({ format = 'svg', for: who, out, compact, ids }: Wish) => {
  const [{ isFormat, formats }, { exportCharts, exportChartsFor }] = await Promise.all([
    import('./docs/exports/chart-files.ts'),
    import('./docs/exports/export-charts.ts'),
  ])
  if (!isFormat(format)) throw new Error(`"${format}" is none of ${Object.keys(formats).join(', ')}`)
  const asked = { root, format, form: compact ? 'compact' : 'full', ids, out } as const
  console.log(await (who === undefined ? exportCharts(asked) : exportChartsFor(who, asked)))
}

try {
  const { values, positionals: ids } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      format: { type: 'string' },
      for: { type: 'string' },
      out: { type: 'string' },
      compact: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { since, help, ...wish } = values
  const isExport = wish.format !== undefined || wish.for !== undefined
  if (help) console.log(usage)
  else if (isExport) await writeExports({ ...wish, ids })
  else if (ids.length > 0 || wish.out !== undefined || wish.compact)
    throw new Error(`Charts are chosen with --format or --for.\n\n${usage}`)
  else await (since === undefined ? writeDrawings() : writeChange(since))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
