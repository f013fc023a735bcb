import type { AnyStateMachine } from 'xstate'
import { definitionsOf, statesOf, transitionId, transitionsOf } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { graphOf } from '../graph/model-graph.ts'
import { pairsOf } from './pairs.ts'
import { guardName, walkedName } from './part-names.ts'
import { primePathsOf } from './prime-paths.ts'
import { structuralPairs } from './structure.ts'

type PairParts = { readonly names: readonly string[]; readonly ruledOut: number }

/**
 * What a flow can be covered by, each part by its name.
 *
 * - `states`: every state of the chart is active once, those that it only passes included.
 * - `transitions`: every transition is taken once, `always` included.
 * - `guards`: the guard of every guarded transition says yes once, so that the transition is taken, and no once: another transition is taken in its
 *   place, or nothing changes.
 * - `pairs`: see `pairsOf`. `ruledOut` more would follow from the chart's arrows alone, but guards or context never let them happen.
 * - `primePaths`: see `primePathsOf`.
 */
export type Parts = {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly guards: readonly string[]
  readonly pairs?: PairParts
  readonly primePaths?: readonly string[]
}

const guardsOf = (machine: AnyStateMachine): readonly string[] =>
  definitionsOf(machine)
    .filter(({ guard }) => guard !== undefined)
    .map(transitionId)
    .flatMap((name) => [guardName(name, 'yes'), guardName(name, 'no')])

const pairParts = (model: AnyFlowModel): PairParts => {
  const feasible = new Set(pairsOf(graphOf(model)).keys())
  return { names: [...feasible], ruledOut: structuralPairs(model).difference(feasible).size }
}

const known = new WeakMap<AnyFlowModel, Parts>()

const collect = (model: AnyFlowModel): Parts => {
  const { machine, criteria = [] } = model
  return {
    states: statesOf(machine),
    transitions: transitionsOf(machine),
    guards: guardsOf(machine),
    ...(criteria.includes('pairs') && { pairs: pairParts(model) }),
    ...(criteria.includes('primePaths') && { primePaths: primePathsOf(graphOf(model)).map(walkedName) }),
  }
}

/** Every part of a flow, by the criteria that its model names. Collected once for each model. */
export const partsOf = (model: AnyFlowModel): Parts => {
  const parts = known.get(model) ?? collect(model)
  known.set(model, parts)
  return parts
}
