/**
 * `npm run atlas`: the atlas into dist/atlas, a folder that any web server shows and that opens from a file as well. With `--all` every screen is opened
 * afterwards, in every language and width; `npm run atlas -- --all cancellation --language pl` opens those alone.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { counted } from '../atlas/chart/counted.ts'
import { flows } from '../machines/index.ts'
import { atlasBuild } from '../server/host/builds/builds.ts'
import { draftOf } from '../server/host/builds/ensure-built.ts'
import { hashInputs, stampFile } from '../server/host/builds/freshness.ts'
import { takePlace } from '../server/host/builds/take-place.ts'
import { atlasScripts } from './atlas/build/atlas-scripts.ts'
import { chartsScript, drawnCharts } from './atlas/build/charts-data.ts'
import { writeResults } from './atlas/results/write-results.ts'
import { root } from './gate/run-command.ts'

// Whatever the environment says, as for the pages.
process.env.NODE_ENV = 'production'

const target = join(root, atlasBuild.folder)
const draft = draftOf(target, process.pid)

const isDrawing = (path: string) => !path.endsWith('.md')

/** A build that fails leaves the last one as it was. */
const buildAtlas = async () => {
  // Left by a build that was killed.
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(join(draft, 'data'), { recursive: true })
  const builtFrom = hashInputs(root, atlasBuild.inputs)
  const charts = drawnCharts(flows)
  await Promise.all(atlasScripts(draft).map((script) => build(script)))
  writeFileSync(join(draft, 'data/charts.js'), chartsScript(await charts))
  await writeResults(join(draft, 'data/results.js'))
  cpSync(join(root, 'docs/statecharts'), join(draft, 'drawings'), { recursive: true, filter: isDrawing })
  writeFileSync(join(draft, stampFile), builtFrom)
  takePlace(draft, target)
}

const openAll = async (options: {
  readonly flows?: readonly string[]
  readonly languages?: readonly string[]
}) => {
  const { openScreens } = await import('./atlas/open-screens.ts')
  const {
    flows: count,
    screens,
    states,
    seconds,
    faults,
  } = await openScreens({ ...options, tell: console.log })
  console.log(
    `${counted(screens, 'screen')} of ${counted(states, 'state')} of ${counted(count, 'flow')} in ${seconds} s, ${faults.length} failed`,
  )
  for (const fault of faults) console.log(fault)
  if (faults.length > 0 || screens === 0) process.exitCode = 1
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, language: { type: 'string', multiple: true } },
  })
  await buildAtlas()
  if (values.all) {
    await openAll({
      ...(positionals.length > 0 && { flows: positionals }),
      ...(values.language && { languages: values.language }),
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(draft, { recursive: true, force: true })
}
