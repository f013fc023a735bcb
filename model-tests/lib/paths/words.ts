import type { AnyFlowModel } from '../flow-model.ts'
import type { Path } from '../path.ts'

const seen = (model: AnyFlowModel, leaves: readonly string[]): string =>
  leaves.map((leaf) => model.states[leaf]?.sees ?? leaf).join('; ')

/** Which path it is: by its number, or by what it was asked for. */
export const pathName = ({ number, to, through }: Pick<Path, 'number' | 'to' | 'through'>): string => {
  if (to !== undefined) return `to ${to}`
  return through === undefined ? String(number) : `through ${through}`
}

/** One line for a list: where it starts and what happens last. */
export const titleOf = (path: Path): string => {
  const last = path.steps.at(-1)
  const end = last ? last.step.words : 'nothing happens'
  const { length } = path.steps
  const steps = length === 1 ? '1 step' : `${length} steps`
  return `${pathName(path)}: given ${path.start.words}, ${steps}, in the end ${end}`
}

/** A path as a tester reads it: Given, When, Then. */
export const pathInWords = (model: AnyFlowModel, path: Omit<Path, 'number'>): string =>
  [
    `Given ${path.start.words}`,
    `Then  ${seen(model, path.initial.leaves)}`,
    ...path.steps.flatMap(({ step, leaves, isRefused }) => [
      `When  ${step.words}`,
      `Then  ${isRefused ? 'as before, ' : ''}${seen(model, leaves)}`,
    ]),
  ].join('\n')
