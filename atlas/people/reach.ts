import { statesOf, transitionsOf } from '../../model-tests/lib/chart-parts.ts'
import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import { exploreUntil, type Passed } from '../../model-tests/lib/graph/model-graph.ts'

/** States and transitions of a chart that somebody can come through, named as coverage names them. */
export type Reach = {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** Kinds of what it ends with, where it says any. */
  readonly ends: ReadonlySet<string>
}

/** What a chart ends with is told apart by its `kind`. */
export const kindOf = (output: unknown): string | undefined => {
  const kind = (output as { readonly kind?: unknown } | null | undefined)?.kind
  return typeof kind === 'string' ? kind : undefined
}

/** Where it says nothing at its end, it is over once it has come through all of its chart. */
const explored = (model: AnyFlowModel): Reach => {
  const { machine } = model
  const whole = { states: statesOf(machine).length, transitions: transitionsOf(machine).length }
  const states = new Set<string>()
  const transitions = new Set<string>()
  const isWhole = (passed: Passed): boolean => {
    for (const state of passed.states) states.add(state)
    for (const transition of passed.transitions) transitions.add(transition)
    return states.size === whole.states && transitions.size === whole.transitions
  }
  const saysNothing = machine.config.output === undefined
  const graph = exploreUntil(model, (passed) => isWhole(passed) && saysNothing)
  return {
    states,
    transitions,
    ends: new Set(graph.states.flatMap(({ snapshot }) => kindOf(snapshot.output) ?? [])),
  }
}

const known = new WeakMap<AnyFlowModel['machine'], Map<string, Reach>>()

/**
 * What a model comes through from all of its starts, by everything that can happen. Worked out once for all people for whom its chart begins,
 * goes on and is answered in the same way.
 */
export const reachOf = (model: AnyFlowModel): Reach => {
  const { machine, starts, events, answers } = model
  const ofMachine = known.get(machine) ?? new Map<string, Reach>()
  known.set(machine, ofMachine)
  const happenings = JSON.stringify([starts, events, answers])
  const reach = ofMachine.get(happenings) ?? explored(model)
  ofMachine.set(happenings, reach)
  return reach
}
