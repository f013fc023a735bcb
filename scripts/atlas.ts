/**
 * `npm run atlas`: the atlas into dist/atlas, a folder that any web server shows and that opens from a file as well.
 */
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { flows } from '../machines/index.ts'
import { atlasBuild } from '../server/host/builds/builds.ts'
import { draftOf } from '../server/host/builds/ensure-built.ts'
import { hashInputs, stampFile } from '../server/host/builds/freshness.ts'
import { atlasScripts } from './atlas/build/atlas-scripts.ts'
import { chartsScript, drawnCharts } from './atlas/build/charts-data.ts'
import { writeResults } from './atlas/results/write-results.ts'
import { root } from './gate/run-command.ts'

const target = join(root, atlasBuild.folder)
const draft = draftOf(target, process.pid)

const isDrawing = (path: string) => !path.endsWith('.md')

/** A finished build takes the place of the last one whole; a build that fails leaves the last one as it was. */
const main = async () => {
  mkdirSync(join(draft, 'data'), { recursive: true })
  const builtFrom = hashInputs(root, atlasBuild.inputs)
  for (const script of atlasScripts(draft)) await build(script)
  writeFileSync(join(draft, 'data/charts.js'), chartsScript(await drawnCharts(flows)))
  cpSync(join(root, 'docs/statecharts'), join(draft, 'drawings'), { recursive: true, filter: isDrawing })
  await writeResults(join(draft, 'data/results.js'))
  writeFileSync(join(draft, stampFile), builtFrom)
  rmSync(target, { recursive: true, force: true })
  renameSync(draft, target)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(draft, { recursive: true, force: true })
}
