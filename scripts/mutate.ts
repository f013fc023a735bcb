import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Area, areas, bars } from './mutation/areas.ts'
import { mutationPage } from './mutation/mutation-page.ts'
import { type AreaReport, reportOf } from './mutation/report.ts'
import { runArea } from './mutation/run-area.ts'
import { percentOf, type Score, sumOf } from './mutation/score.ts'

const help = `Changes the code in small ways, one at a time, and counts how many of the changes tests notice.

  npm run mutate [-- what… options]

  what          groups (${Object.keys(bars).join(', ')}) or areas (domain/refunds); all where none is named, which takes hours
  --continue    does not run again what reports/mutation holds already
  --kept        runs nothing, and tells of what reports/mutation holds
  --page        writes docs/mutation.md from what reports/mutation holds

Ends with 1 where a group is below its bar, or an area could not be measured; the others are measured all the same.
`

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'reports/mutation')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    continue: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const fileOf = ({ name }: Area) => join(folder, `${name.replaceAll('/', '~')}.json`)

const keptReport = (area: Area): AreaReport | null =>
  existsSync(fileOf(area)) ? JSON.parse(readFileSync(fileOf(area), 'utf8')) : null

const keep = (area: Area, report: AreaReport): AreaReport => {
  writeFileSync(fileOf(area), `${JSON.stringify(report, null, 2)}\n`)
  return report
}

const found = async (area: Area): Promise<AreaReport | null> => {
  const kept = values.continue || values.kept ? keptReport(area) : null
  if (kept !== null || values.kept) return kept
  try {
    return keep(area, reportOf(area, await runArea(area), root))
  } catch (error) {
    process.exitCode = 1
    console.error(`${area.name} was not measured: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

const line = (name: string, score: Score) =>
  `${percentOf(score).toFixed(2).padStart(6)} % of ${String(score.noticed + score.missed).padStart(5)}  ${name}`

const mutate = async () => {
  mkdirSync(folder, { recursive: true })
  const isAsked = ({ name, group }: Area) =>
    positionals.length === 0 || positionals.includes(name) || positionals.includes(group)
  const reports: AreaReport[] = []
  for (const area of areas.filter(isAsked)) {
    const report = await found(area)
    if (report === null) continue
    reports.push(report)
    console.log(line(area.name, report))
  }
  for (const [group, bar] of Object.entries(bars)) {
    const ofGroup = reports.filter((report) => report.group === group)
    if (ofGroup.length === 0) continue
    const score = sumOf(ofGroup)
    const isBelow = percentOf(score) < bar
    if (isBelow) process.exitCode = 1
    console.log(`${line(group, score)}, ${isBelow ? 'below' : 'at least'} ${bar}`)
  }
  if (!values.page) return
  const all = areas.map((area) => ({ area, report: keptReport(area) }))
  const unmeasured = all.flatMap(({ area, report }) => (report === null ? [area.name] : []))
  const page = mutationPage(
    all.flatMap(({ report }) => report ?? []),
    unmeasured,
  )
  writeFileSync(join(root, 'docs/mutation.md'), page)
}

if (values.help) process.stdout.write(help)
else await mutate()
