import type { AnyStateMachine } from 'xstate'
import { transitionsOf } from './lib/chart-parts.ts'
import type { AnyFlowModel } from './lib/flow-model.ts'

type RegisteredFlow = { readonly id: string; readonly machine: AnyStateMachine }

/** What keeps the models from standing for the registry's flows, one line each that says what to do; source: MT-01. */
export const modelGaps = (
  flows: readonly RegisteredFlow[],
  models: readonly AnyFlowModel[],
): readonly string[] => {
  const missing = flows
    .filter(({ id }) => !models.some(({ flow }) => flow === id))
    .map(
      ({ id }) =>
        `"${id}" has no model: write model-tests/${id}/${id}.model.ts, name it in model-tests/index.ts`,
    )
  const wrong = models.flatMap(({ flow, machine }) => {
    const registered = flows.find(({ id }) => id === flow)
    if (!registered) return [`"${flow}" has a model but no entry in machines/index.ts`]
    const isSameChart = transitionsOf(machine).join('\n') === transitionsOf(registered.machine).join('\n')
    return isSameChart ? [] : [`the model of "${flow}" walks another chart than machines/index.ts names`]
  })
  return [...missing, ...wrong]
}
