import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { models } from '../model-tests/index.ts'
import { isWalkableInBrowser } from '../model-tests/lib/browser-paths.ts'
import { coverageTable } from '../model-tests/lib/coverage.ts'
import { writeCoverage } from '../model-tests/lib/coverage-file.ts'
import type { AnyFlowModel } from '../model-tests/lib/flow-model.ts'
import { pathsOf } from '../model-tests/lib/paths.ts'
import { pathTo } from '../model-tests/lib/shortest/path-to.ts'
import { type ModelWalk, walkModel } from '../model-tests/lib/walk-model.ts'
import { pathInWords, titleOf } from '../model-tests/lib/words.ts'

const usage = `npm run model -- [flow] [--list] [--browser [--joined]] [--path N | --to STATE]

  flow        one flow instead of all: ${models.map(({ flow }) => flow).join(', ')}
  --list      print the paths as steps in words, walk nothing; with --browser those of the browser
  --browser   walk in a real browser against the real API host
  --joined    the few long paths that the gate walks in a browser instead, numbered among themselves
  --path N    only this path (needs a flow)
  --to STATE  only the shortest path into a state, headless (needs a flow)`

const playwright = 'node_modules/@playwright/test/cli.js'

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
        joined: { type: 'boolean', default: false },
        path: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`)
  }
}

const { values, positionals } = readArguments()
const [flow] = positionals
const chosen = flow === undefined ? models : models.filter((model) => model.flow === flow)

if (values.help) {
  console.log(usage)
} else if (chosen.length === 0) {
  fail(`There is no flow "${flow}".\n\n${usage}`)
} else if (values.path !== undefined && flow === undefined) {
  fail(`--path needs a flow.\n\n${usage}`)
} else if (values.to !== undefined && (flow === undefined || values.browser || values.path !== undefined)) {
  fail(`--to needs a flow, and goes with neither --browser nor --path.\n\n${usage}`)
} else if (values.browser) {
  walkInBrowser()
} else if (values.list) {
  for (const model of chosen) list(model)
} else {
  await walkHeadless()
}

/** Whether one path is walked rather than all that cover the flow. */
function isOnePath() {
  return values.path !== undefined || values.to !== undefined
}

function pathsChosen(model: AnyFlowModel) {
  if (values.to !== undefined) {
    const way = pathTo(model, values.to)
    return way ? [way] : fail(`No path of ${model.flow} leads to "${values.to}".`)
  }
  const paths = pathsOf(model)
  if (values.path === undefined) return paths
  const path = paths.find(({ number }) => number === Number(values.path))
  return path ? [path] : fail(`${model.flow} has paths 1 to ${paths.length}.`)
}

function list(model: AnyFlowModel) {
  for (const path of pathsChosen(model)) {
    const where = isWalkableInBrowser(path) ? 'headless and browser' : 'headless'
    console.log(`\n# ${model.flow}, path ${titleOf(path)} (${where})\n${pathInWords(model, path)}`)
  }
}

async function walkHeadless() {
  const walks: ModelWalk[] = []
  for (const model of chosen) walks.push(await walkModel(model, pathsChosen(model)))
  for (const { failures } of walks) for (const failure of failures) console.error(`${failure.message}\n`)
  if (!isOnePath()) {
    console.log(coverageTable(walks))
    if (flow === undefined) await writeCoverage(walks)
  } else {
    for (const model of chosen) list(model)
  }
  const failed = walks.reduce((sum, { failures }) => sum + failures.length, 0)
  const total = walks.reduce((sum, { paths }) => sum + paths, 0)
  console.log(`\n${total - failed} path(s) passed, ${failed} failed`)
  const isIncomplete = walks.some(
    ({ states, transitions }) => states.missing.length + transitions.missing.length > 0,
  )
  process.exitCode = failed > 0 || (!isOnePath() && isIncomplete) ? 1 : 0
}

/** The browser walk is a Playwright suite; its paths are numbered among themselves (`--list --browser` shows them). */
function walkInBrowser() {
  const suite = flow === undefined ? 'e2e/model' : `/${flow}\\.browser\\.spec`
  const options = values.list ? ['--list'] : []
  const run = spawnSync(process.execPath, [playwright, 'test', suite, ...options], {
    stdio: 'inherit',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, MODEL_PATHS: pathsInBrowser() },
  })
  process.exitCode = run.status ?? 1
}

/** Which paths the browser suite walks: `each` or `joined`, and the number of one of them. */
function pathsInBrowser(): string {
  const kind = values.joined ? 'joined' : 'each'
  return values.path === undefined ? kind : `${kind}:${values.path}`
}
