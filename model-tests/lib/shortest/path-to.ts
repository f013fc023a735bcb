import type { AnyFlowModel } from '../flow-model.ts'
import { type Path, pathAlong } from '../path.ts'
import { wayToState } from './shortest-way.ts'

/**
 * The path of fewest steps into a state, from whichever start is nearest; its number is 0, being none of the numbered.
 * Undefined where no path comes into the state.
 */
export const pathTo = (model: AnyFlowModel, state: string): Path | undefined => {
  const way = wayToState(model, state)
  if (!way) return undefined
  const moves = way.steps.map((step) => ({ step }))
  return { number: 0, to: state, ...pathAlong(model, way.start, moves) }
}
