import { type Coverage, coverageOf } from '../coverage/coverage.ts'
import { partsOf } from '../coverage/parts.ts'
import { noVisits } from '../coverage/visits.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import type { Path } from '../path.ts'
import { pathsOf } from '../paths/paths.ts'
import type { Again } from './driver.ts'
import { createHeadlessDriver } from './headless-driver.ts'
import { walk } from './walk.ts'

export type ModelWalk = Coverage & { readonly paths: number; readonly failures: readonly Error[] }

/** Walks all paths of a model headless, or those that are given, and says what they covered. */
export const walkModel = async (
  model: AnyFlowModel,
  paths: readonly Path[] = pathsOf(model),
  again?: Again,
): Promise<ModelWalk> => {
  const visits = noVisits()
  const failures: Error[] = []
  for (const path of paths) {
    const driver = createHeadlessDriver(model, path.start, { visits, again })
    await walk(model, path, driver).catch((error: Error) => failures.push(error))
    await driver.end()
  }
  return { ...coverageOf(model.flow, partsOf(model), visits), paths: paths.length, failures }
}
