import { expect, test } from 'vitest'
import { flows } from '../../../machines/index.ts'
import { stages } from './index.ts'

test('every flow of the registry has a stage, and every stage a flow', () => {
  const known = new Set(stages.map(({ flow }) => flow))
  const without = flows.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  expect(
    without,
    `Flows without a screen: say in atlas/screen/stages/<area>.stages.ts on which page each of them is (${without.join(', ')})`,
  ).toEqual([])
  expect(stages.map(({ flow }) => flow).toSorted()).toEqual(flows.map(({ id }) => id).toSorted())
})

test('charts that are invoked stand in the page of the chart that invokes them', () => {
  const outside = stages.filter(
    ({ flow, within }) => flows.some(({ id, parent }) => id === flow && parent !== undefined) && !within,
  )
  expect(outside.map(({ flow }) => flow)).toEqual([])
})
