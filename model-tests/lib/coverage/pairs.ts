import type { GraphStep, ModelGraph } from '../graph/model-graph.ts'
import { pairName } from './part-names.ts'

type Pairs = ReadonlyMap<string, readonly [GraphStep, GraphStep]>

const collect = ({ states }: ModelGraph): Pairs => {
  const pairs = new Map<string, readonly [GraphStep, GraphStep]>()
  for (const first of states.flatMap(({ steps }) => steps))
    for (const second of first.to.steps)
      for (const one of first.took)
        for (const other of second.took) {
          const name = pairName(one, other)
          if (!pairs.has(name)) pairs.set(name, [first, second])
        }
  return pairs
}

const known = new WeakMap<ModelGraph, Pairs>()

/**
 * Pairs of transitions (1-switch coverage): a transition that a step takes, and one that the very next step takes. Only steps that the
 * chart answers to count, and of each only what answers its own event: transitions that nobody waits for (`always`), and those
 * of events that the chart raises itself, belong to the step that led there. Given with the two steps that come to it soonest.
 */
export const pairsOf = (graph: ModelGraph): Pairs => {
  const pairs = known.get(graph) ?? collect(graph)
  known.set(graph, pairs)
  return pairs
}
