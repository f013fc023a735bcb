import type { Driver } from './driver.ts'
import type { AnyFlowModel } from './flow-model.ts'
import type { Path } from './paths.ts'
import { pathInWords } from './words.ts'

/** A path that did not end where it should, with the steps in words and how to run it again. */
class WalkError extends Error {
  override readonly name = 'WalkError'
  constructor(model: AnyFlowModel, path: Path, at: number, cause: unknown, options = '') {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const which = path.to === undefined ? `--path ${path.number}` : `--to ${path.to}`
    const again = `npm run model -- ${model.flow} ${which}${options && ` ${options}`}`
    super(
      `Step ${at} of path ${path.to === undefined ? path.number : `to ${path.to}`} failed: ${reason}\n${pathInWords(model, path)}\nAgain: ${again}`,
      {
        cause,
      },
    )
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
    throw new WalkError(model, path, at, error, driver.options)
  }
}
