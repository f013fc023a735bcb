import type { AnyFlowModel } from '../flow-model.ts'
import { graphOf } from '../graph/model-graph.ts'
import { type Path, pathAlong } from '../path.ts'
import { wayThrough } from './way-through.ts'

/**
 * The path of fewest steps through a part of a flow, by the name that coverage tells it by; its number is 0, being none of
 * the numbered. Undefined where no path of the model goes through it.
 */
export const pathThrough = (model: AnyFlowModel, part: string): Path | undefined => {
  const way = wayThrough(graphOf(model), part)
  return way && { number: 0, through: part, ...pathAlong(model, way.start, way.moves) }
}
