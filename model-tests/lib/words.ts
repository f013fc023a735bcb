import type { AnyFlowModel } from './flow-model.ts'
import type { Path } from './paths.ts'

const seen = (model: AnyFlowModel, leaves: readonly string[]): string =>
  leaves.map((leaf) => model.states[leaf]?.sees ?? leaf).join('; ')

/** One line for a list: where it starts and what happens last. */
export const titleOf = (path: Path): string => {
  const last = path.steps.at(-1)
  const end = last ? last.step.words : 'nothing happens'
  return `${path.to === undefined ? path.number : `to ${path.to}`}: given ${path.start.words}, ${path.steps.length} step(s), in the end ${end}`
}

/** A path as a tester reads it: Given, When, Then. */
export const pathInWords = (model: AnyFlowModel, path: Path): string =>
  [
    `Given ${path.start.words}`,
    `Then  ${seen(model, path.initial.leaves)}`,
    ...path.steps.flatMap(({ step, leaves }) => [`When  ${step.words}`, `Then  ${seen(model, leaves)}`]),
  ].join('\n')
