import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { leavesOf } from './chart-parts.ts'
import type { AnyFlowModel } from './flow-model.ts'
import { eventOf, type Step } from './steps.ts'

export type PathStep = {
  readonly step: Step
  /** The chart's state value afterwards. */
  readonly value: unknown
  readonly leaves: readonly string[]
  /** A guard refuses it: all stays as it was. */
  readonly isRefused?: true
}

/** One walk through a flow. */
export type Path = {
  /** From 1, the same on every run; 0 where the path is none of those that cover a flow. */
  readonly number: number
  /** The state that the path was asked for, where it was. */
  readonly to?: string
  /** The part of the chart that the path was asked for, where it was. */
  readonly through?: string
  readonly start: AnyFlowModel['starts'][number]
  readonly initial: { readonly value: unknown; readonly leaves: readonly string[] }
  readonly steps: readonly PathStep[]
}

/** A step to be taken; one that is refused changes nothing. */
export type Move = { readonly step: Step; readonly isRefused?: boolean }

/** The path along these steps, with where the chart itself comes by each. */
export const pathAlong = (
  { machine }: AnyFlowModel,
  start: Path['start'],
  moves: readonly Move[],
): Omit<Path, 'number'> => {
  const [begin] = initialTransition(machine, start.input as never)
  let snapshot = begin as AnyMachineSnapshot
  const initial = { value: snapshot.value, leaves: leavesOf(snapshot) }
  const steps = moves.map(({ step, isRefused }): PathStep => {
    if (!isRefused)
      [snapshot] = transition(machine, snapshot, eventOf(step) as never) as [AnyMachineSnapshot, unknown]
    const { value } = snapshot
    return { step, value, leaves: leavesOf(snapshot), ...(isRefused && { isRefused: true }) }
  })
  return { start, initial, steps }
}

/** What tells two paths apart, whatever their numbers: where they begin, and what happens. */
export const contentOf = ({ start, steps }: Pick<Path, 'start' | 'steps'>): string =>
  [start.words, ...steps.map(({ step }) => step.words)].join('\n')

type Unnumbered = Omit<Path, 'number'>

const beginningOf = ({ steps }: Unnumbered, length: number): string =>
  steps
    .slice(0, length)
    .map(({ step, isRefused }) => `${step.words}${isRefused ? ' (refused)' : ''}`)
    .join('\n')

/** Paths without those that another one begins with. */
export const longestOf = (paths: readonly Unnumbered[]): readonly Unnumbered[] =>
  [...Map.groupBy(paths, ({ start }) => start).values()].flatMap((all) => {
    const begun = new Set(all.flatMap((path) => path.steps.map((_, length) => beginningOf(path, length))))
    return all.filter((path) => !begun.has(beginningOf(path, path.steps.length)))
  })
