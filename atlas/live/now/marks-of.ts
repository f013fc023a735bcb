import type { Mark, Marks } from '../../ui/chart-drawing/marks.ts'
import { restingStates } from './actor-tree.ts'
import type { LastSteps } from './last-steps.ts'

/** How a drawing is painted at a moment: `lit`, `around` what is lit, `taken` and `refused`. */
export const marksOf = (states: readonly string[], { taken, refused }: LastSteps): Marks => {
  const resting = new Set(restingStates(states))
  return new Map<string, Mark>([
    ...states.map((state) => [`state:${state}`, [resting.has(state) ? 'lit' : 'around']] as const),
    ...refused.flatMap((id) => [
      [`transition:${id}`, ['refused']] as const,
      [`link:${id}`, ['refused']] as const,
    ]),
    ...taken.flatMap((id) => [[`transition:${id}`, ['taken']] as const, [`link:${id}`, ['taken']] as const]),
  ])
}
