import type { Flow } from '../../machines/flow.ts'
import type { Person } from '../../machines/person.ts'
import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import type { Chart } from '../chart/chart.types.ts'
import { partOfChart } from '../chart/part-of-chart.ts'
import { readChart } from '../chart/read-chart.ts'
import { withDescendants } from '../chart/states.ts'
import { kindOf, type Reach, reachOf } from './reach.ts'
import { modelFor } from './their-model.ts'

/** A flow that somebody meets, with what of its chart they can come through. */
type MetFlow = { readonly flow: Flow; readonly reach: Reach; readonly chart: Chart }

export type Meeting = { readonly met: readonly MetFlow[]; readonly unmet: readonly Flow[] }

/** Actors of a chart that are charts themselves, by the id under which they run. */
const invokedBy = ({ root }: Chart): readonly { readonly id: string; readonly machine: string }[] =>
  withDescendants(root).flatMap(({ calls }) =>
    calls.flatMap(({ id, machine }) => (machine === undefined ? [] : [{ id, machine }])),
  )

/** What somebody can come through of each flow, worked out once, when it is first asked for. */
export const lookThrough = (
  flows: readonly Flow[],
  models: readonly AnyFlowModel[],
  person: Person,
): ((flow: Flow) => MetFlow) => {
  const known = new Map<Flow, MetFlow>()
  const modelOf = ({ id }: Flow): AnyFlowModel => {
    const model = models.find(({ flow }) => flow === id)
    if (!model) throw new Error(`"${id}" has no model`)
    return model
  }
  /** How a flow ends for somebody, but never for this person. */
  const endsOfOthers = (flow: Flow): ReadonlySet<string> =>
    reachOf(modelOf(flow)).ends.difference(look(flow).reach.ends)
  /** A chart is not told by another of an end that this person never sees. */
  const withTheirEnds = (model: AnyFlowModel, chart: Chart): AnyFlowModel => {
    const ofOthers = new Map(
      invokedBy(chart).flatMap(({ id, machine }) => {
        const child = flows.find((flow) => flow.machine.id === machine)
        return child ? [[id, endsOfOthers(child)] as const] : []
      }),
    )
    const answers = Object.entries(model.answers).map(([actor, all]) => {
      const possible = all.filter((answer) => {
        const kind = 'output' in answer ? kindOf(answer.output) : undefined
        return kind === undefined || !ofOthers.get(actor)?.has(kind)
      })
      return [actor, possible] as const
    })
    return { ...model, answers: Object.fromEntries(answers) }
  }
  const look = (flow: Flow): MetFlow => {
    const seen = known.get(flow)
    if (seen) return seen
    const chart = readChart(flow)
    const reach = reachOf(withTheirEnds(modelFor(modelOf(flow), person), chart))
    const met = { flow, reach, chart: partOfChart(chart, reach) }
    known.set(flow, met)
    return met
  }
  return look
}

/**
 * Works out what somebody can meet of all flows, in their order, and stops after each of them. A flow says itself who comes to it; one
 * that charts invoke is met where one of them comes to invoke it.
 */
export function* meetingInSteps(
  flows: readonly Flow[],
  models: readonly AnyFlowModel[],
  person: Person,
): Generator<void, Meeting> {
  const look = lookThrough(flows, models, person)
  const isMetAtAll = ({ meets }: Flow) => meets?.(person) ?? true
  const invoked = new Set(flows.flatMap((flow) => invokedBy(readChart(flow)).map(({ machine }) => machine)))
  const met = flows.filter((flow) => !invoked.has(flow.machine.id) && isMetAtAll(flow))
  for (const flow of met) {
    for (const { machine } of invokedBy(look(flow).chart)) {
      const child = flows.find((one) => one.machine.id === machine)
      if (child && !met.includes(child) && isMetAtAll(child)) met.push(child)
    }
    yield
  }
  return {
    met: flows.filter((flow) => met.includes(flow)).map(look),
    unmet: flows.filter((flow) => !met.includes(flow)),
  }
}

/** What somebody can meet of all flows, worked out at once. */
export const meetingOf = (...asked: Parameters<typeof meetingInSteps>): Meeting => {
  const steps = meetingInSteps(...asked)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
