import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { counted } from '../atlas/chart/counted.ts'
import { numberedPaths, walkedJoined, waysOf } from '../e2e/model/lib/ways.ts'
import { coverageReport } from '../model-tests/coverage-report.ts'
import { missingOf } from '../model-tests/lib/coverage/coverage.ts'
import { writeCoverage } from '../model-tests/lib/coverage/coverage-file.ts'
import { coverageTable } from '../model-tests/lib/coverage/coverage-table.ts'
import { defectInWords, defectsOf } from '../model-tests/lib/coverage/defects.ts'
import type { AnyFlowModel } from '../model-tests/lib/flow-model.ts'
import type { Path } from '../model-tests/lib/path.ts'
import { pathsOf } from '../model-tests/lib/paths/paths.ts'
import { pathInWords, titleOf } from '../model-tests/lib/paths/words.ts'
import { pathTo } from '../model-tests/lib/shortest/path-to.ts'
import { walkModel } from '../model-tests/lib/walk/walk-model.ts'
import { walkAgain } from '../model-tests/walk-again.ts'
import { findPathThrough } from './model/find-path-through.ts'
import { readOptions, usage } from './model/options.ts'

const playwright = 'node_modules/@playwright/test/cli.js'

const orFail = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}

const options = orFail(() => readOptions(process.argv.slice(2)))
const isAsked = ({ number }: Path) => options.path === undefined || number === Number(options.path)

if (options.help) console.log(usage)
else if (options.list) for (const model of options.chosen) await list(model)
else if (options.browser) await walkInBrowser()
else await walkHeadless()

function tell(model: AnyFlowModel, path: Path, where = '') {
  console.log(`\n# ${model.flow}, path ${titleOf(path)}${where}\n${pathInWords(model, path)}`)
}

function fail(message: string): never {
  return orFail(() => {
    throw new Error(message)
  })
}

/** The path that is asked for by what it is to come to. */
function pathByGoal(model: AnyFlowModel): Path | undefined {
  const { to, through } = options
  if (to !== undefined) return pathTo(model, to) ?? fail(`No path of ${model.flow} leads to "${to}".`)
  return through === undefined ? undefined : orFail(() => findPathThrough(model, through))
}

/** Every path of a flow by its number, with the way in which a browser walks it; with `--browser` those that it walks. */
async function numbered(model: AnyFlowModel) {
  const ways = await waysOf(model.flow)
  const [first, ...rest] = ways
  if (options.joined) return first ? walkedJoined([first, ...rest]) : []
  const all = numberedPaths(model, ways)
  return options.browser ? all.filter(({ way }) => way) : all
}

/** Those of them that are asked for. */
async function numberedAsked(model: AnyFlowModel) {
  const all = await numbered(model)
  const asked = all.filter(({ path }) => isAsked(path))
  return asked.length > 0 ? asked : fail(noSuchPath(model, all.at(-1)?.path.number ?? 0))
}

function noSuchPath({ flow }: AnyFlowModel, last: number): string {
  if (options.joined) return `${flow} has joined paths 1 to ${last}.`
  return options.browser
    ? `No browser walks path ${options.path} of ${flow}: \`npm run model -- ${flow} --list\` says which it does.`
    : `${flow} has paths 1 to ${last}.`
}

async function list(model: AnyFlowModel) {
  const path = pathByGoal(model)
  if (path) return tell(model, path)
  for (const one of await numberedAsked(model))
    tell(model, one.path, one.way ? ' (headless and browser)' : ' (headless)')
}

async function pathsChosen(model: AnyFlowModel): Promise<readonly Path[]> {
  const path = pathByGoal(model)
  if (path) return [path]
  const paths = pathsOf(model).filter(isAsked)
  // Those that only a browser takes come after those of the model.
  return paths.length > 0 ? paths : (await numberedAsked(model)).map((one) => one.path)
}

async function walkHeadless() {
  const { chosen, isOnePath, flow } = options
  const walks = []
  for (const model of chosen) {
    const paths = await pathsChosen(model)
    const walked = await walkModel(model, paths, walkAgain)
    for (const { message } of walked.failures) console.error(`${message}\n`)
    if (isOnePath) for (const path of paths) tell(model, path)
    walks.push({ ...walked, defects: isOnePath ? [] : defectsOf(model) })
  }
  if (!isOnePath) {
    console.log(coverageTable(walks))
    for (const { flow: of, defects } of walks)
      for (const defect of defects) console.log(`defect of ${of}: ${defectInWords(defect)}`)
    if (flow === undefined) await writeCoverage(walks, coverageReport)
  }
  const failed = walks.reduce((sum, { failures }) => sum + failures.length, 0)
  const total = walks.reduce((sum, { paths }) => sum + paths, 0)
  console.log(`\n${counted(total - failed, 'path')} passed, ${failed} failed`)
  const isWhole = walks.every((walked) => missingOf(walked).length + walked.defects.length === 0)
  process.exitCode = failed > 0 || !(isOnePath || isWhole) ? 1 : 0
}

/** The browser walk is a Playwright suite. */
async function walkInBrowser() {
  const { chosen, flow, joined, path, isOnePath } = options
  if (isOnePath) for (const model of chosen) await numberedAsked(model)
  const kind = joined ? 'joined' : 'each'
  const run = spawnSync(
    process.execPath,
    [playwright, 'test', flow === undefined ? 'e2e/model' : `/${flow}\\.browser\\.spec`],
    {
      stdio: 'inherit',
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, MODEL_PATHS: path === undefined ? kind : `${kind}:${path}` },
    },
  )
  process.exitCode = run.status ?? 1
}
