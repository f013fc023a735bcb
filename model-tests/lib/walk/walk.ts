import type { AnyFlowModel } from '../flow-model.ts'
import type { Path } from '../path.ts'
import { pathInWords, pathName } from '../paths/words.ts'
import type { Driver } from './driver.ts'

/** A path that did not end where it should, with the steps in words and how to run it again. */
class WalkError extends Error {
  override readonly name = 'WalkError'
  constructor(model: AnyFlowModel, path: Path, at: number, cause: unknown, { again }: Driver) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const lines = [`Step ${at} of path ${pathName(path)} failed: ${reason}`, pathInWords(model, path)]
    if (again) lines.push(`Again: ${again(model.flow, path)}`)
    super(lines.join('\n'), { cause })
  }
}

/** Walks one path with a driver, checking the state before the first step and after each. */
export const walk = async (model: AnyFlowModel, path: Path, driver: Driver): Promise<void> => {
  let at = 0
  try {
    await driver.check(path.initial)
    for (const { step, ...expected } of path.steps) {
      at += 1
      await driver.apply(step)
      await driver.check(expected)
    }
  } catch (error) {
    throw new WalkError(model, path, at, error, driver)
  }
}
