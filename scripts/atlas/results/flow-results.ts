import type {
  CoverageResult,
  FlowResults,
  MissingResult,
  RunResult,
  TakenResult,
} from '../../../atlas/data/results.types.ts'
import { statesOf, transitionsOf } from '../../../model-tests/lib/chart-parts.ts'
import { type Coverage, type Criterion, criteria } from '../../../model-tests/lib/coverage/coverage.ts'
import { defectInWords, defectsOf } from '../../../model-tests/lib/coverage/defects.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { titleOf } from '../../../model-tests/lib/paths/words.ts'
import { pathThrough } from '../../../model-tests/lib/shortest/path-through.ts'
import type { TakenReport } from '../../../model-tests/lib/taken/taken-report.ts'
import { createPathTree, type List, type PathTree } from './path-tree.ts'

/** A flow as it can be walked. */
export type FlowSources = {
  readonly model: AnyFlowModel
  /** Every path by its number. */
  readonly paths: readonly { readonly path: Path; readonly isInBrowser: boolean }[]
  readonly joined: readonly Path[]
}

/** How a test ended, by what its title ends with: undefined where it did not run. */
export type FindRun = (
  title: string,
) => { readonly result: 'passed' | 'failed'; readonly seconds: number } | undefined

export type FlowReports = {
  readonly headless: Coverage | undefined
  readonly browser: Coverage | undefined
  readonly journeys: TakenReport | undefined
  readonly inBrowser: TakenReport | undefined
  readonly findRun: FindRun
  /** Place of a test in the list of all. */
  readonly placeOfTest: (test: { readonly title: string; readonly file: string }) => number | undefined
}

const runOf = (paths: readonly Path[], find: (title: string) => ReturnType<FindRun>): RunResult | null => {
  const runs = paths.map((path) => find(titleOf(path)))
  if (runs.every((run) => run === undefined)) return null
  return {
    ms: runs.map((run) => (run ? Math.round(run.seconds * 1_000) : -1)),
    failed: paths.flatMap(({ number }, index) => (runs[index]?.result === 'failed' ? [number] : [])),
  }
}

/** A part by places, as `MissingResult` says. */
const placesOf = (
  criterion: Criterion,
  name: string,
  { states, transitions }: Pick<FlowResults, 'states' | 'transitions'>,
  { configurationOf }: PathTree,
): readonly number[] => {
  switch (criterion) {
    case 'states':
      return [states.indexOf(name)]
    case 'transitions':
      return [transitions.indexOf(name)]
    case 'guards': {
      const [, transition = '', outcome] = /^(.*) \((yes|no)\)$/.exec(name) ?? []
      return [transitions.indexOf(transition), outcome === 'yes' ? 1 : 0]
    }
    case 'pairs':
      return name.split(' ⇒ ').map((transition) => transitions.indexOf(transition))
    case 'primePaths':
      return name.split(' › ').map(configurationOf)
  }
}

type Names = Pick<FlowResults, 'states' | 'transitions'>

const coverageResult = (
  model: AnyFlowModel,
  coverage: Coverage | undefined,
  names: Names,
  tree: PathTree,
): CoverageResult | null => {
  if (!coverage) return null
  const told = criteria.flatMap((criterion) => {
    const part = coverage[criterion]
    if (!part) return []
    const { total, covered, missing } = part
    const missed = missing.map((name): MissingResult => {
      const path = pathThrough(model, name)
      return { part: placesOf(criterion, name, names, tree), end: path ? tree.add(path) : -1 }
    })
    const ruledOut = 'ruledOut' in part ? { ruledOut: part.ruledOut } : {}
    return [[criterion, { total, covered, ...ruledOut, missing: missed }]]
  })
  return Object.fromEntries(told) as CoverageResult
}

const numberIn = (title: string): number => Number(/: generated paths (\d+):/.exec(title)?.[1])

const takenBy = (flow: string, transition: string, reports: FlowReports): TakenResult => {
  const { journeys, inBrowser, placeOfTest } = reports
  const takers = (report: TakenReport | undefined, kind: 'walks' | 'journeys') => {
    const of = report?.flows.find((one) => one.flow === flow)
    const { count = 0, tests = [] } = of?.taken.find((one) => one.transition === transition)?.[kind] ?? {}
    return { count, tests: tests.flatMap((place) => report?.tests[place] ?? []) }
  }
  const placesOf = (tests: readonly { readonly title: string; readonly file: string }[]) =>
    tests.flatMap((test) => placeOfTest(test) ?? [])
  const walks = takers(journeys, 'walks')
  const byHand = takers(journeys, 'journeys')
  const seen = [takers(inBrowser, 'walks'), takers(inBrowser, 'journeys')]
  return {
    walks: {
      count: walks.count,
      paths: walks.tests.map(({ title }) => numberIn(title)).filter(Number.isInteger),
    },
    journeys: { count: byHand.count, tests: placesOf(byHand.tests) },
    browser: {
      count: seen.reduce((sum, { count }) => sum + count, 0),
      tests: placesOf(seen.flatMap(({ tests }) => tests)),
    },
  }
}

/** What the atlas shows of one flow. */
export const flowResults = (
  { model, paths, joined }: FlowSources,
  reports: FlowReports,
  words: List,
): FlowResults => {
  const { flow, machine } = model
  const names = { states: statesOf(machine), transitions: transitionsOf(machine) }
  const tree = createPathTree(model, words)
  const all = paths.map(({ path }) => path)
  const walked = {
    ends: all.map(tree.add),
    inBrowser: paths.flatMap(({ path, isInBrowser }) => (isInBrowser ? [path.number] : [])),
    headless: runOf(all, (title) => reports.findRun(`${flow}: generated paths ${title}`)),
    browser: runOf(all, (title) => reports.findRun(`${flow} in the browser, path by path ${title}`)),
  }
  const long = {
    ends: joined.map(tree.add),
    browser: runOf(joined, (title) => reports.findRun(`${flow} in the browser ${title}`)),
  }
  const coverage = {
    headless: coverageResult(model, reports.headless, names, tree),
    browser: coverageResult(model, reports.browser, names, tree),
  }
  return {
    flow,
    ...names,
    ...tree.told(),
    paths: walked,
    joined: long,
    coverage,
    taken: names.transitions.map((transition) => takenBy(flow, transition, reports)),
    defects: defectsOf(model).map(defectInWords),
  }
}
