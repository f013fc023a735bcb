import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { placeFlows } from './place-flows.ts'

const flows = [
  { flow: 'order', area: 'orders' as const },
  { flow: 'history', area: 'orders' as const },
  { flow: 'lookup', area: 'orders' as const },
  { flow: 'tracking', area: 'orders' as const },
  { flow: 'wizard', area: 'returns' as const },
  { flow: 'stores', area: 'returns' as const },
  { flow: 'submission', area: 'returns' as const },
  { flow: 'label', area: 'returns' as const },
  { flow: 'pickup', area: 'pickup' as const },
  { flow: 'attempt', area: 'orders' as const },
  { flow: 'polling', area: 'orders' as const },
]
const invocations = [
  { from: 'order', to: 'attempt' },
  { from: 'wizard', to: 'stores' },
  { from: 'wizard', to: 'submission' },
  { from: 'submission', to: 'attempt' },
  { from: 'pickup', to: 'attempt' },
  { from: 'attempt', to: 'polling' },
]
const map = placeFlows(flows, invocations)
const placed = [...map.areas.flatMap((area) => area.flows), ...map.shared]

test('flows stand by area: those without a line in rows, others right of what invokes them; what many areas invoke is at the end', () => {
  expect(map.areas).toEqual([
    {
      area: 'orders',
      row: 0,
      flows: [
        { flow: 'history', column: 0, row: 1 },
        { flow: 'lookup', column: 1, row: 1 },
        { flow: 'tracking', column: 0, row: 2 },
        { flow: 'order', column: 0, row: 3 },
      ],
    },
    {
      area: 'returns',
      row: 4,
      flows: [
        { flow: 'label', column: 0, row: 5 },
        { flow: 'wizard', column: 0, row: 6 },
        { flow: 'stores', column: 1, row: 6 },
        { flow: 'submission', column: 1, row: 7 },
      ],
    },
    { area: 'pickup', row: 8, flows: [{ flow: 'pickup', column: 0, row: 9 }] },
  ])
  expect(map.shared).toEqual([
    { flow: 'attempt', column: 2, row: 5 },
    { flow: 'polling', column: 2, row: 6 },
  ])
  expect([map.rows, map.columns]).toEqual([10, 3])
})

test('no two flows stand in one place', () => {
  const places = placed.map(({ row, column }) => `${row} ${column}`)
  expect(new Set(places).size).toBe(flows.length)
})

test('a line for each invocation begins at one tile and ends at the other', () => {
  const lines = linesOf(placed, invocations)
  const pointsOf = (id: string) =>
    lines.find((line) => line.id === id)?.points.map((point) => point.map((at) => Math.round(at * 100) / 100))
  expect(lines.map(({ id }) => id)).toEqual(invocations.map(({ from, to }) => `${from} > ${to}`))
  expect(pointsOf('wizard > stores')).toEqual([
    [0.84, 6.5],
    [0.92, 6.5],
    [0.92, 6.5],
    [1, 6.5],
  ])
  expect(pointsOf('attempt > polling')).toEqual([
    [2.42, 5.9],
    [2.42, 6.1],
  ])
})

test('a line past other flows of its row goes below them', () => {
  const past = [
    { flow: 'payment', column: 0, row: 1 },
    { flow: 'watch', column: 1, row: 1 },
    { flow: 'attempt', column: 2, row: 3 },
  ]
  const [line] = linesOf(past, [{ from: 'payment', to: 'attempt' }])
  const heights = line?.points.map(([, y]) => y) ?? []
  expect(heights).toEqual([1.9, 1.97, 1.97, 3.5, 3.5])
})
