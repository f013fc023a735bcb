import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { flows as ourFlows } from '../../machines/index.ts'
import type { TakenReport } from '../../model-tests/lib/taken/taken-report.ts'
import type { RanTest } from './ran-tests.ts'
import { idsIn, readList, requirementLists, requirementTable } from './requirement-table.ts'

const flows = [
  { id: 'desk-lamp', machine: createMachine({ id: 'deskLamp' }), requirements: ['LA-01'] },
  { id: 'socket', machine: createMachine({ id: 'socket' }), requirements: ['LA-02'] },
]
const list = readList(
  [
    '# Lamps',
    '- LA-01 It shines.',
    '- LA-02 + It has power.',
    '- LA-03 It is green.',
    '- A-1 It hums.',
    '',
  ].join('\n'),
)
const ran = (title: string, of: Partial<RanTest> = {}): RanTest => ({
  title,
  file: 'lamp.test.ts',
  kind: 'unit',
  result: 'passed',
  seconds: 1,
  ...of,
})
const nobody = { count: 0, tests: [] }
const none = { total: 0, covered: 0, missing: [] }
const browser: TakenReport = {
  flows: [
    {
      flow: 'desk-lamp',
      states: none,
      transitions: { total: 5, covered: 3, missing: ['a', 'b'] },
      guards: { total: 4, covered: 2, missing: ['c (yes)', 'c (no)'] },
      primePaths: none,
      taken: [
        { transition: 'dark · press', walks: nobody, journeys: nobody },
        { transition: 'lit · press', walks: nobody, journeys: nobody },
      ],
    },
    {
      flow: 'socket',
      states: none,
      transitions: { total: 1, covered: 1, missing: [] },
      guards: none,
      taken: [{ transition: 'plugged · pull', walks: nobody, journeys: nobody }],
    },
  ],
  tests: [
    {
      title: '[LA-01] seen',
      file: 'e2e/lamp.spec.ts',
      kind: 'journey',
      result: 'passed',
      took: { 'desk-lamp': [1, 7], socket: [0] },
    },
  ],
}
const rowsOf = (tests: readonly RanTest[], seen?: TakenReport) =>
  requirementTable({ list, flows, tests, browser: seen }).rows
const rowOf = (id: string, tests: readonly RanTest[], seen?: TakenReport) =>
  rowsOf(tests, seen).find((row) => row.id === id)

test('what no test names stands on top, then what failed, each in the order of the list', () => {
  const rows = rowsOf([
    ran('[LA-01] one'),
    ran('[LA-02 A-1] two', { result: 'failed' }),
    ran('[LA-01] three'),
  ])
  expect(rows.map(({ id, last }) => `${id} ${last}`)).toEqual([
    'LA-03 none',
    'LA-02 failed',
    'A-1 failed',
    'LA-01 passed',
  ])
  expect(rows.at(-1)).toMatchObject({
    text: 'It shines.',
    flows: ['desk-lamp'],
    tests: [{ title: '[LA-01] one' }, { title: '[LA-01] three' }],
  })
})

test('one failure among the tests of a requirement is its last result', () => {
  expect(rowOf('LA-01', [ran('[LA-01] a', { result: 'failed' }), ran('[LA-01] b')])?.last).toBe('failed')
})

test('transitions are those of the tests that name it, in the charts that carry it, without a browser and in one', () => {
  const took = {
    deskLamp: ['dark · press', 'lit · press'],
    socket: ['plugged · pull'],
    kettle: ['cold · press'],
  }
  const headless = ran('[LA-01] [A-1] journey', { kind: 'model', took })
  const seen = ran('[LA-01] seen', { kind: 'browser', file: 'e2e/lamp.spec.ts' })
  const inChart = (...ids: readonly string[]) => ids.map((id) => ({ flow: 'desk-lamp', id }))
  expect(rowOf('LA-01', [headless, seen], browser)?.transitions).toEqual(
    inChart('dark · press', 'lit · press'),
  )
  expect(rowOf('LA-01', [seen], browser)?.transitions).toEqual(inChart('lit · press'))
  expect(rowOf('LA-01', [seen])?.transitions).toEqual([])
})

test('where no chart carries a requirement, its journeys without a browser say which charts it is about', () => {
  const headless = ran('[A-1] journey', { kind: 'model', took: { socket: ['plugged · pull'] } })
  const seen = ran('[A-1] [LA-01] seen', { kind: 'browser', file: 'e2e/lamp.spec.ts' })
  expect(rowOf('A-1', [headless, seen], browser)?.transitions).toEqual([
    { flow: 'socket', id: 'plugged · pull' },
  ])
})

test('ids stand in brackets, several in one or each in its own; any other brackets are words', () => {
  expect(idsIn('[RS-03][RS-04] sent [RM-03 A-6] twice [guard] [RS-03], not GL-01')).toEqual([
    'RS-03',
    'RS-04',
    'RM-03',
    'A-6',
  ])
})

test('an id that a test names and the list lacks is told', () => {
  const { unknown } = requirementTable({ list, flows, tests: [ran('[LA-09] [LA-01] lost')] })
  expect(unknown).toEqual(['LA-09'])
})

test('every requirement that a chart of ours carries is in the list, which has none twice', () => {
  const ids = requirementLists.flatMap((file) => readList(readFileSync(file, 'utf8')).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ourFlows.flatMap(({ requirements }) => requirements).filter((id) => !ids.includes(id))).toEqual([])
})
