import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import { graphOf } from '../../model-tests/lib/graph/model-graph.ts'

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

/** What a model comes through from all of its starts, by everything that can happen. */
export const reachOf = (model: AnyFlowModel): Reach => {
  const { begins, states } = graphOf(model)
  const passed = [...begins, ...states.flatMap(({ steps }) => steps)].map((way) => way.passed)
  return {
    states: new Set(passed.flatMap((part) => [...part.states])),
    transitions: new Set(passed.flatMap((part) => [...part.transitions])),
    ends: new Set(states.flatMap(({ snapshot }) => kindOf(snapshot.output) ?? [])),
  }
}
