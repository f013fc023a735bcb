import { type Coverage, coverageOf, noVisits } from './coverage.ts'
import type { AnyFlowModel } from './flow-model.ts'
import { createHeadlessDriver } from './headless-driver.ts'
import { type Path, pathsOf } from './paths.ts'
import { walk } from './walk.ts'

export type ModelWalk = Coverage & { readonly paths: number; readonly failures: readonly Error[] }

/** Walks all paths of a model headless, or those that are given, and says what they covered. */
export const walkModel = async (
  model: AnyFlowModel,
  paths: readonly Path[] = pathsOf(model),
): Promise<ModelWalk> => {
  const visits = noVisits()
  const failures: Error[] = []
  for (const path of paths) {
    const driver = createHeadlessDriver(model, path.start, visits)
    await walk(model, path, driver).catch((error: Error) => failures.push(error))
    await driver.end()
  }
  return { ...coverageOf(model.flow, model.machine, visits), paths: paths.length, failures }
}
