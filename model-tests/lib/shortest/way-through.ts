import { pairsOf } from '../coverage/pairs.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import {
  type GraphState,
  type GraphStep,
  type ModelGraph,
  type Passed,
  stepsTo,
} from '../graph/model-graph.ts'
import type { Move } from '../path.ts'

/** From a start through a part of the chart. */
export type WayThrough = { readonly start: AnyFlowModel['starts'][number]; readonly moves: readonly Move[] }

const along = (start: WayThrough['start'], steps: readonly GraphStep[]): WayThrough => ({
  start,
  moves: steps.map(({ step, took }) => ({ step, isRefused: took.length === 0 })),
})

/** The shortest way that passes what is looked for: at a beginning, or by its last step. */
const passing = (
  { begins, states }: ModelGraph,
  isPassed: (passed: Passed) => boolean,
): WayThrough | undefined => {
  const begin = begins.find(({ passed }) => isPassed(passed))
  if (begin) return along(begin.state.start, [])
  for (const state of states) {
    const step = [...state.steps, ...state.refusals].find(({ passed }) => isPassed(passed))
    if (step) return along(state.start, [...stepsTo(state), step])
  }
  return undefined
}

const throughPair = (graph: ModelGraph, name: string): WayThrough | undefined => {
  const steps = pairsOf(graph).get(name)
  return steps && along(steps[0].from.start, [...stepsTo(steps[0].from), ...steps])
}

/** How far along a walk over configurations a way has come. */
type Place = {
  readonly state: GraphState
  readonly index: number
  readonly by: readonly GraphStep[]
}

/** Of all ways over these configurations the shortest, its beginning included; steps that stay in one may come between. */
const overConfigurations = (
  { states }: ModelGraph,
  configurations: readonly string[],
): WayThrough | undefined => {
  const begins = states.filter(({ configuration }) => configuration === configurations[0])
  const seen = new Map<GraphState, Set<number>>()
  const isNew = ({ state, index }: Place) => {
    const indexes = seen.get(state) ?? new Set()
    seen.set(state, indexes)
    return !indexes.has(index) && indexes.add(index)
  }
  const beginsAt = (length: number): readonly Place[] =>
    begins.filter(({ depth }) => depth === length).map((state) => ({ state, index: 0, by: [] }))
  const deepest = Math.max(...begins.map(({ depth }) => depth))
  let front = beginsAt(0)
  for (let length = 0; length <= deepest || front.length > 0; length += 1) {
    const fresh = front.filter(isNew)
    const [arrived] = fresh.filter(({ index }) => index === configurations.length - 1)
    if (arrived) {
      const [first = arrived.state] = arrived.by.map(({ from }) => from)
      return along(first.start, [...stepsTo(first), ...arrived.by])
    }
    const further = fresh.flatMap(({ state, index, by }) =>
      state.steps.flatMap((step): Place[] => {
        const { configuration } = step.to
        if (configuration === state.configuration) return [{ state: step.to, index, by: [...by, step] }]
        if (configuration !== configurations[index + 1]) return []
        return [{ state: step.to, index: index + 1, by: [...by, step] }]
      }),
    )
    front = [...beginsAt(length + 1), ...further]
  }
  return undefined
}

/**
 * The shortest way through a part of a flow by its name: a state, a transition, an outcome of a guard, a pair of transitions, a walk over
 * configurations. Undefined where there is none.
 */
export const wayThrough = (graph: ModelGraph, name: string): WayThrough | undefined => {
  if (name.includes(' › ')) return overConfigurations(graph, name.split(' › '))
  if (name.includes(' ⇒ ')) return throughPair(graph, name)
  const outcome = / \((yes|no)\)$/.exec(name)
  if (outcome?.[1] === 'no') return passing(graph, ({ refused }) => refused.has(name.slice(0, -5)))
  const [part] = outcome ? [name.slice(0, -6)] : [name]
  return passing(graph, ({ states, transitions }) => states.has(part) || transitions.has(part))
}
