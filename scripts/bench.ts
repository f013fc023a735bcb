import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { verdicts } from './bench/figures/budgets.ts'
import { changes } from './bench/figures/compare.ts'
import type { Figures } from './bench/figures/figures.types.ts'
import { keepFigures, lastFigures } from './bench/figures/record.ts'
import { changeLines, figureTables } from './bench/figures/tables.ts'
import { measureApiSections } from './bench/host/api-sections.ts'
import { measureHost } from './bench/host/measure-host.ts'
import { type Bench, measurePages } from './bench/measure-pages.ts'
import { type Options, readOptions } from './bench/options.ts'
import { startBrowser } from './bench/phone/browser.ts'
import { buildFloor } from './bench/references/build-floor.ts'
import { startReferenceServer } from './bench/references/reference-server.ts'
import { type BenchPage, benchPages } from './bench/shop/pages.ts'
import { arrangeVisitors } from './bench/shop/visitors.ts'
import { startApp } from './bench/started-app.ts'
import { freePort } from './gate/free-port.ts'
import { runCommand } from './gate/run-command.ts'

const options = readOptions(process.argv.slice(2))
const built = await runCommand('node', ['scripts/build-client.ts'])
if (built.code !== 0) throw new Error(built.output)
const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
try {
  const figures = await measure(options)
  const last = lastFigures()
  const checked = verdicts(figures)
  const tables = figureTables(figures, checked)
  console.log(`${tables}\n`)
  if (last) console.log(changeLines(changes(last, figures)))
  if (options.isWhole) keepFigures(figures, tables)
  process.exitCode = checked.some(({ isOver }) => isOver) ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure({ pages, runs, loadSeconds }: Options): Promise<Figures> {
  const machine = machineNow()
  const app = await startApp(join(folder, 'data'), await freePort())
  const { origin } = app
  const references = await startReferenceServer(origin)
  const browser = await startBrowser()
  try {
    const visitors = await arrangeVisitors(browser.browser, origin)
    await buildFloor(references, join(folder, 'floor'), rowCounts())
    const bench: Bench = { browser, origin, references, visitors, runs, say: (what) => console.error(what) }
    const ofPages = await measurePages(bench, pages)
    const host = pages.includes('history')
      ? {
          ...(await measureHost({ origin, visitors, seconds: loadSeconds }, bench.say)),
          ...(await measureApiSections(loadSeconds)),
        }
      : {}
    return { machine, runs, ...ofPages, host }
  } finally {
    await browser.browser.close()
    await references.stop()
    await app.stop()
  }
}

function rowCounts(): number[] {
  return Object.values<BenchPage>(benchPages).flatMap(({ rows }) => rows ?? [])
}

/** Other work on the machine makes every time longer: how much there was stands beside the figures. */
function machineNow(): string {
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor'
  return `${availableParallelism()} cores of ${model}, other work at a load of ${loadavg()[0]?.toFixed(1)}`
}
