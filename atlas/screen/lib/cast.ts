import { models } from '../../../model-tests/index.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { type Way, wayTo, wayToInvoked, wayToState } from '../../../model-tests/lib/shortest/shortest-way.ts'
import { inPlace } from '../../people/who-looks.ts'
import { stageOf } from '../stages/index.ts'
import { type Brought, bring } from './brought.ts'

const modelOf = (flow: string): AnyFlowModel => {
  const model = models.find((one) => one.flow === flow)
  if (!model) throw new Error(`No flow "${flow}"`)
  return model
}

const modelOfMachine = (machineId: string) => models.find(({ machine }) => machine.id === machineId)

/** The model as it is in a country: where its starts name one. */
const inCountry = (model: AnyFlowModel, country: string, language: string): AnyFlowModel => ({
  ...model,
  starts: model.starts.map((start) => ({ ...start, input: inPlace(start.input, { country, language }) })),
})

export type Cast = {
  readonly model: AnyFlowModel
  readonly way: Way
  /** The flow that the page runs: the one on show, or the outermost that it is a part of. */
  readonly outer: { readonly machineId: string; readonly way: Way; readonly brought: Brought }
}

const wayIn = (
  model: AnyFlowModel,
  country: string,
  language: string,
  find: (of: AnyFlowModel) => Way | undefined,
) => find(inCountry(model, country, language)) ?? find(model)

/** Brings a flow to a state, and the flows around it to where they run it. */
export const castOf = (flow: string, state: string, country: string, language: string): Cast => {
  const model = modelOf(flow)
  const way = wayIn(model, country, language, (of) => wayToState(of, state))
  if (!way) throw new Error(`No way leads to "${state}"`)
  let inner = { machineId: model.machine.id, way, brought: bring(model, way, modelOfMachine) }
  for (let { within } = stageOf(flow); within; within = stageOf(within.flow).within) {
    const { actor, flow: outerFlow } = within
    const outer = modelOf(outerFlow)
    const outerWay = wayIn(outer, country, language, (of) => wayToInvoked(of, actor))
    if (!outerWay) throw new Error(`No way leads to "${actor}" in ${outerFlow}`)
    const brought = bring(outer, outerWay, modelOfMachine, { [actor]: inner.brought })
    inner = { machineId: outer.machine.id, way: outerWay, brought }
  }
  return { model, way, outer: inner }
}

/** A flow of the whole page, where it rests for whoever looks at another one. */
export const atRest = (flow: string, goal: (view: string) => boolean): Brought => {
  const model = modelOf(flow)
  const way = wayTo(model, (snapshot) => goal(model.view?.(snapshot) ?? ''))
  if (!way) throw new Error(`${flow} does not come to rest`)
  return bring(model, way, modelOfMachine)
}
