import type { Path } from '../path.ts'

/** A new page costs about as much as so many steps. */
const beginning = 4

const screenOf = (leaves: readonly string[]): string => `in ${leaves.join(' + ')}`

const costOf = ({ steps }: Path): number => beginning + steps.length

/** What a path comes to, and what happens on it. */
const partsOf = ({ initial, steps }: Path): readonly string[] => [
  screenOf(initial.leaves),
  ...steps.flatMap(({ step, leaves }) => [step.words, screenOf(leaves)]),
]

/**
 * The cheapest of these paths that still come to all that the chart can rest in, and on which everything happens that can
 * happen: what the gate walks in a browser. Which transition each event takes from each state is walked in a whole run, and
 * headless always.
 */
export const gatePaths = (paths: readonly Path[]): ReadonlySet<Path> => {
  const open = new Set(paths.flatMap(partsOf))
  const chosen = new Set<Path>()
  const worth = (path: Path) => new Set(partsOf(path)).intersection(open).size / costOf(path)
  while (open.size > 0) {
    const best = paths.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.add(best)
    for (const part of partsOf(best)) open.delete(part)
  }
  return chosen
}
