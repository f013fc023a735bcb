import type { AtlasResults, RequirementResult, TestRow } from '../../../atlas/data/results.types.ts'
import { transitionsOf } from '../../../model-tests/lib/chart-parts.ts'
import type { CoverageFile } from '../../../model-tests/lib/coverage/coverage-file.ts'
import type { TakenReport } from '../../../model-tests/lib/taken/taken-report.ts'
import type { RanTest } from '../../requirements/ran-tests.ts'
import type { RequirementTable } from '../../requirements/requirement-table.ts'
import { type FindRun, type FlowSources, flowResults } from './flow-results.ts'
import { createList } from './path-tree.ts'

/** Reports of the last run; undefined where it did not come so far. */
export type ResultReports = {
  readonly coverage: CoverageFile | undefined
  /** What walks and journeys without a browser took. */
  readonly journeys: TakenReport | undefined
  /** What the pages of browser tests took. */
  readonly browser: TakenReport | undefined
  readonly requirements: RequirementTable | undefined
  readonly tests: readonly RanTest[]
  readonly ran: AtlasResults['ran']
}

type Named = { readonly title: string; readonly file: string }

const keyOf = ({ file, title }: Named): string => `${file}\n${title}`

/** The tests that a reader is shown: those that name a requirement, and those that took a transition. */
const testsShown = ({ requirements, journeys, browser, tests }: ResultReports): readonly RanTest[] => {
  const byHand = (journeys?.tests ?? []).filter(({ kind }) => kind === 'journey')
  const named = (requirements?.rows ?? []).flatMap((row) => row.tests)
  const shown = new Set([...named, ...byHand, ...(browser?.tests ?? [])].map(keyOf))
  return tests.filter((test) => shown.has(keyOf(test)))
}

/** Finds a run by the end of its title: ids of requirements may stand before it. */
const createFindRun = (tests: readonly RanTest[]): FindRun => {
  const runs = new Map(tests.map((test) => [test.title.replace(/^(\[[^\]]*\]\s*)+/, ''), test]))
  return (title) => runs.get(title)
}

/** Whether any test has left a report. */
export const hasRun = ({ coverage, journeys, browser, requirements, tests }: ResultReports): boolean =>
  [coverage, journeys, browser, requirements].some((report) => report !== undefined) || tests.length > 0

/**
 * One object of all that the reports and the models know, for the atlas to show. Audit numbers are requirements as any other.
 */
export const makeResults = (flows: readonly FlowSources[], reports: ResultReports): AtlasResults => {
  const { coverage, journeys, browser, requirements, tests, ran } = reports
  const shown = testsShown(reports)
  const places = new Map(shown.map((test, place) => [keyOf(test), place]))
  const placeOfTest = (test: Named) => places.get(keyOf(test))
  const findRun = createFindRun(tests)
  const words = createList()
  const files = createList()

  const placesOfFlows = new Map(flows.map(({ model }, place) => [model.flow, place]))
  const namesOf = new Map(flows.map(({ model }) => [model.flow, transitionsOf(model.machine)]))
  const requirementResult = ({
    id,
    text,
    last,
    ...row
  }: RequirementTable['rows'][number]): RequirementResult => ({
    id,
    text,
    flows: row.flows.flatMap((flow) => placesOfFlows.get(flow) ?? []),
    transitions: [...Map.groupBy(row.transitions, ({ flow }) => flow)].map(([flow, taken]) => ({
      flow: placesOfFlows.get(flow) ?? -1,
      places: taken.map((one) => namesOf.get(flow)?.indexOf(one.id) ?? -1),
    })),
    tests: row.tests.flatMap((test) => placeOfTest(test) ?? []),
    last,
  })
  const testRow = ({ title, file, kind, result, seconds }: RanTest): TestRow => ({
    title,
    file: files.placeOf(file),
    kind,
    result,
    seconds,
  })

  return {
    ran,
    tests: shown.map(testRow),
    flows: flows.map((sources) =>
      flowResults(
        sources,
        {
          headless: coverage?.flows.find(({ flow }) => flow === sources.model.flow),
          browser: browser?.flows.find(({ flow }) => flow === sources.model.flow),
          journeys,
          inBrowser: browser,
          findRun,
          placeOfTest,
        },
        words,
      ),
    ),
    requirements: (requirements?.rows ?? []).map(requirementResult),
    words: words.names(),
    files: files.names(),
  }
}
