import type { Mark, Marks } from '../../ui/chart-drawing/marks.ts'
import type { BookEntry } from '../book/book.ts'
import { restingStates } from './actor-tree.ts'
import type { LastSteps } from './last-steps.ts'

/** The lines of transitions: each leads from a state to another, and may carry several transitions. */
const linesOf = ({ transitions }: BookEntry, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) =>
    (transitions.get(id) ?? []).flatMap(({ source, target }) =>
      target === undefined ? [] : [`link:${source} > ${target}`],
    ),
  )

/** How a drawing is painted at a moment: `lit`, `around` what is lit, `taken` and `refused`. */
export const marksOf = (
  entry: BookEntry,
  states: readonly string[],
  { taken, refused }: LastSteps,
): Marks => {
  const resting = new Set(restingStates(states))
  const painted = (ids: readonly string[], mark: string) =>
    [...ids.map((id) => `transition:${id}`), ...linesOf(entry, ids)].map((part) => [part, [mark]] as const)
  return new Map<string, Mark>([
    ...states.map((state) => [`state:${state}`, [resting.has(state) ? 'lit' : 'around']] as const),
    ...painted(refused, 'refused'),
    ...painted(taken, 'taken'),
  ])
}
