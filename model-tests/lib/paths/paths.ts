import type { AnyFlowModel } from '../flow-model.ts'
import type { Path } from '../path.ts'
import { criteriaPaths } from './criteria-paths.ts'
import { transitionPaths } from './transition-paths.ts'

const known = new WeakMap<AnyFlowModel, readonly Path[]>()

const collect = (model: AnyFlowModel): readonly Path[] => {
  const paths = transitionPaths(model)
  return [...paths, ...criteriaPaths(model, paths)].map((path, index) => ({ ...path, number: index + 1 }))
}

/**
 * The paths that cover a flow by every criterion of its model, numbered from 1: first those that take every transition with every
 * case, then what the other criteria ask for beside. Collected once for each model.
 */
export const pathsOf = (model: AnyFlowModel): readonly Path[] => {
  const paths = known.get(model) ?? collect(model)
  known.set(model, paths)
  return paths
}
