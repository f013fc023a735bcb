import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { kettle, kettleMachine } from './lib/testing/kettle.ts'
import { modelGaps } from './model-gaps.ts'

describe('a registry and its models', () => {
  const flows = [{ id: 'kettle', machine: kettleMachine }]

  test('agree', () => {
    expect(modelGaps(flows, [kettle])).toEqual([])
  })

  test('a flow without a model is named with the file to write', () => {
    expect(modelGaps([...flows, { id: 'toaster', machine: kettleMachine }], [kettle])).toEqual([
      '"toaster" has no model: write model-tests/toaster/toaster.model.ts, name it in model-tests/index.ts',
    ])
  })

  test('a model without a flow, and a model of another chart, are named', () => {
    const other = setup({}).createMachine({
      initial: 'off',
      states: { off: { on: { start: 'on' } }, on: {} },
    })
    expect(modelGaps([], [kettle])).toEqual(['"kettle" has a model but no entry in machines/index.ts'])
    expect(modelGaps([{ id: 'kettle', machine: other }], [kettle])).toEqual([
      'the model of "kettle" walks another chart than machines/index.ts names',
    ])
  })
})
