import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import {
  atlasResults,
  joinedPathsOf,
  missingIn,
  pathsOf as pathsIn,
  type WordedPath,
} from '../../../atlas/data/results.ts'
import type { AtlasResults } from '../../../atlas/data/results.types.ts'
import { missingOf } from '../../../model-tests/lib/coverage/coverage.ts'
import type { TakenPart } from '../../../model-tests/lib/coverage/visits.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { pathsOf } from '../../../model-tests/lib/paths/paths.ts'
import { pathInWords, titleOf } from '../../../model-tests/lib/paths/words.ts'
import { pathThrough } from '../../../model-tests/lib/shortest/path-through.ts'
import { createRecorder } from '../../../model-tests/lib/taken/taken.ts'
import { type TestRun, takenChart, takenReport } from '../../../model-tests/lib/taken/taken-report.ts'
import { gate, gateMachine } from '../../../model-tests/lib/testing/gate.ts'
import { kettle } from '../../../model-tests/lib/testing/kettle.ts'
import { walkModel } from '../../../model-tests/lib/walk/walk-model.ts'
import type { RanTest } from '../../requirements/ran-tests.ts'
import { requirementTable } from '../../requirements/requirement-table.ts'
import { hasRun, makeResults, type ResultReports } from './make-results.ts'

const models = [kettle, gate]
const sourcesOf = (model: AnyFlowModel) => {
  const paths = pathsOf(model)
  return {
    model,
    paths: paths.map((path) => ({ path, isInBrowser: path.number % 2 === 0 })),
    joined: paths.slice(1, 3).map((path, index) => ({ ...path, number: index + 1 })),
  }
}

const heardOf = (machine: AnyStateMachine, types: readonly string[]): readonly TakenPart[] => {
  const parts: TakenPart[] = []
  const actor = createActor(machine, { inspect: createRecorder((part) => parts.push(part)) }).start()
  for (const type of types) actor.send({ type })
  actor.stop()
  return parts
}
const ran = (title: string, more: Partial<RanTest> = {}): RanTest => ({
  title,
  file: 'gate.test.ts',
  kind: 'model',
  result: 'passed',
  seconds: 0.25,
  ...more,
})
const [first, second, third] = pathsOf(gate)
if (!first || !second || !third) throw new Error('no paths')

const walkTest = ran(`gate: generated paths ${titleOf(second)}`, { result: 'failed', seconds: 0.012 })
const byHand = ran('[GA-01] two coins open it')
const seen = ran('[GA-01] the gate opens', { kind: 'browser', file: 'e2e/gate.spec.ts', seconds: 2 })
const joined = ran(`[MT-02][GA-02] gate in the browser ${titleOf({ ...third, number: 2 })}`, {
  kind: 'browser',
  file: 'e2e/model/gate.spec.ts',
  seconds: 3,
})
const tests = [walkTest, byHand, seen, joined, ran('sums', { kind: 'unit', file: 'sums.test.ts' })]

const runOf = (test: RanTest, kind: TestRun['kind'], types: readonly string[]): TestRun => ({
  ...test,
  kind,
  parts: heardOf(gateMachine, types),
})
const charts = models.map(takenChart)
const browser = takenReport(charts, [runOf(seen, 'journey', ['coin', 'coin', 'push'])])
const requirements = requirementTable({
  list: [
    { id: 'GA-01', text: 'It opens for two coins.' },
    { id: 'A-1', text: 'It hums.' },
  ],
  flows: [{ id: 'gate', machine: gateMachine, requirements: ['GA-01'] }],
  tests: [{ ...byHand, took: { gate: ['bar.open · push #1 → bar.shut'] } }, seen],
  browser,
})

const reports = async (): Promise<ResultReports> => ({
  coverage: {
    flows: [
      { ...(await walkModel(kettle, pathsOf(kettle).slice(0, 1))), defects: [] },
      { ...(await walkModel(gate)), defects: [] },
    ],
  },
  journeys: takenReport(charts, [
    runOf(walkTest, 'walk', ['coin', 'night']),
    runOf(ran('gate: generated paths illegal events change nothing, in any state'), 'walk', ['coin']),
    runOf(byHand, 'journey', ['coin', 'coin', 'push']),
  ]),
  browser,
  requirements,
  tests,
  ran: { headless: '2026-11-25T10:00:00.000Z', browser: null },
})
const made = async (change: Partial<ResultReports> = {}) =>
  makeResults(models.map(sourcesOf), { ...(await reports()), ...change })

const flowOf = ({ flows }: AtlasResults, name: string) => {
  const flow = flows.find((one) => one.flow === name)
  if (!flow) throw new Error(`no ${name}`)
  return flow
}
const inWords = ({ given, sees, steps }: WordedPath): string =>
  [
    `Given ${given}`,
    `Then  ${sees}`,
    ...steps.flatMap((step) => [
      `When  ${step.happens}`,
      `Then  ${step.isRefused ? 'as before, ' : ''}${step.sees}`,
    ]),
  ].join('\n')

describe('results for the atlas', () => {
  test('have every path of a flow in words, by its number, with where it is walked and how it ended last', async () => {
    const results = await made()
    const listed = pathsIn(results, flowOf(results, 'gate'))
    expect(listed.map(({ number, path }) => [number, inWords(path)])).toEqual(
      pathsOf(gate).map((path) => [path.number, pathInWords(gate, path)]),
    )
    expect(listed[1]).toMatchObject({
      isInBrowser: true,
      headless: { result: 'failed', seconds: 0.012 },
      browser: null,
      command: 'npm run model -- gate --path 2',
    })
    expect(listed[0]).toMatchObject({ isInBrowser: false, headless: null })
    expect(listed[1]?.path.steps.at(-1)?.rests).toBe('bar.shut + clock.day')
    expect(
      joinedPathsOf(results, flowOf(results, 'gate')).map(({ number, browser }) => [number, browser]),
    ).toEqual([
      [1, null],
      [2, { result: 'passed', seconds: 3 }],
    ])
  })

  test('name what is missing, with a shortest path through it in words and the command that walks it', async () => {
    const results = await made()
    const missing = missingIn(results, flowOf(results, 'gate'), 'browser')
    const report = browser.flows[1]
    if (!report) throw new Error('no report')
    expect(missing.map(({ name }) => name)).toEqual(missingOf(report))
    expect(new Set(missing.map(({ criterion }) => criterion))).toEqual(
      new Set(['states', 'transitions', 'guards', 'pairs', 'primePaths']),
    )
    for (const { name, path, command } of missing) {
      expect(command).toBe(`npm run model -- gate --through "${name}"`)
      const shortest = pathThrough(gate, name)
      expect(path && inWords(path)).toBe(shortest && pathInWords(gate, shortest))
    }
    const { headless } = flowOf(results, 'gate').coverage
    expect(headless?.pairs).toEqual({ total: 11, covered: 11, ruledOut: 2, missing: [] })
    expect(missingIn(results, flowOf(results, 'kettle'), 'headless').length).toBeGreaterThan(0)
  })

  test('a part that no path goes through is missing without one', async () => {
    const walled = { ...gate, events: { ...gate.events, push: [] } }
    const results = makeResults([sourcesOf(walled)], await reports())
    const lost = missingIn(results, flowOf(results, 'gate'), 'browser').filter(({ path }) => path === null)
    expect(lost.map(({ name }) => name)).toContain(
      'bar.open · push #1 → bar.shut ⇒ bar.shut · oil #1 → stays',
    )
  })

  test('say by transition which paths, journeys and browser tests took it', async () => {
    const results = await made()
    const { transitions, taken } = flowOf(results, 'gate')
    const by = (name: string) => taken[transitions.indexOf(name)]
    const titles = (places: readonly number[] = []) => places.map((place) => results.tests[place]?.title)
    const coin = by('bar.shut · coin [guard] #1 → bar.counting')
    expect(coin?.walks).toEqual({ count: 2, paths: [2] })
    expect(titles(coin?.journeys.tests)).toEqual([byHand.title])
    expect(titles(coin?.browser.tests)).toEqual([seen.title])
    expect(by('bar.shut · oil #1 → stays')).toEqual({
      walks: { count: 0, paths: [] },
      journeys: { count: 0, tests: [] },
      browser: { count: 0, tests: [] },
    })
  })

  test('have requirements and audit numbers with their charts, transitions and tests, what no test names first', async () => {
    const { requirements: rows, tests: shown, flows, files } = await made()
    const [hum, opens] = rows
    expect(hum).toEqual({
      id: 'A-1',
      text: 'It hums.',
      flows: [],
      transitions: [],
      tests: [],
      last: 'none',
    })
    expect(opens).toMatchObject({ id: 'GA-01', flows: [1], last: 'passed' })
    expect(opens?.tests.map((place) => shown[place]?.title)).toEqual([byHand.title, seen.title])
    expect(
      opens?.transitions.map(({ flow, places }) => [
        flows[flow]?.flow,
        places.map((place) => flows[flow]?.transitions[place]),
      ]),
    ).toEqual([
      [
        'gate',
        [
          'bar.open · push #1 → bar.shut',
          'bar.shut · coin [guard] #1 → bar.counting',
          'bar.counting · always [isPaid] #1 → bar.open',
          'bar.counting · always #2 → bar.shut',
        ],
      ],
    ])
    // What shows no requirement and took nothing is left out.
    expect(shown.map(({ title }) => title)).toEqual([byHand.title, seen.title])
    expect(shown.map(({ file }) => files[file])).toEqual(['gate.test.ts', 'e2e/gate.spec.ts'])
  })

  test('are there for as far as a run came', async () => {
    const results = await made({
      browser: undefined,
      journeys: undefined,
      requirements: undefined,
      tests: [],
    })
    expect([results.requirements, results.tests]).toEqual([[], []])
    const flow = flowOf(results, 'gate')
    expect([flow.coverage.browser, flow.paths.headless, flow.joined.browser]).toEqual([null, null, null])
    expect(missingIn(results, flow, 'browser')).toEqual([])
  })

  test('are none where nothing ran', async () => {
    const nothing = {
      coverage: undefined,
      journeys: undefined,
      browser: undefined,
      requirements: undefined,
      tests: [],
      ran: { headless: null, browser: null },
    }
    expect([hasRun(nothing), hasRun({ ...nothing, tests })]).toEqual([false, true])
  })
})

test.each([{ batonResults: null }, {}])('a page without results has none: %j', (page) => {
  vi.stubGlobal('window', page)
  expect(atlasResults()).toBeNull()
  vi.unstubAllGlobals()
})
