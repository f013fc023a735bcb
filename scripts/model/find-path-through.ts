import { transitionsOf } from '../../model-tests/lib/chart-parts.ts'
import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import type { Path } from '../../model-tests/lib/path.ts'
import { pathThrough } from '../../model-tests/lib/shortest/path-through.ts'

/** So many transitions are named where more than one is meant. */
const mostNamed = 12

/**
 * The shortest path through a part by its name, or through the one transition whose name contains the text.
 *
 * @throws Error where there is none, or more than one transition is meant.
 */
export const findPathThrough = (model: AnyFlowModel, text: string): Path => {
  const meant = transitionsOf(model.machine).filter((name) => name.includes(text))
  const path =
    pathThrough(model, text) ?? (meant.length === 1 ? pathThrough(model, meant[0] ?? '') : undefined)
  if (path) return path
  throw new Error(
    meant.length > 1
      ? [`"${text}" is a part of several names in ${model.flow}:`, ...meant.slice(0, mostNamed)].join('\n  ')
      : `No path of ${model.flow} goes through "${text}".`,
  )
}
