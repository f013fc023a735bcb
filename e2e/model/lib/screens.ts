import type { Path } from '../../../model-tests/lib/path.ts'
import type { FlowInBrowser } from './flow-in-browser.ts'

/** Name of what a chart rests in: its leaf, or those of all regions of a parallel chart. */
export const screenOf = (leaves: readonly string[]): string => leaves.join(' + ')

const isOurs = ({ elsewhere = {}, passing = [] }: FlowInBrowser, leaves: readonly string[]): boolean =>
  !leaves.some((leaf) => passing.includes(leaf) || Object.hasOwn(elsewhere, leaf))

const restsOf = (path: Path): readonly (readonly string[])[] =>
  [path.initial, ...path.steps].map(({ leaves }) => leaves)

/** Screens by number of the path that axe looks at them on: the first that comes there; what was `taken` before is left out. */
export const screensByPath = (
  flow: FlowInBrowser,
  paths: readonly Path[],
  taken: Set<string>,
): ReadonlyMap<number, ReadonlySet<string>> => {
  return new Map(
    paths.map((path) => {
      const ours = restsOf(path).filter((leaves) => isOurs(flow, leaves))
      const own = new Set(ours.map(screenOf)).difference(taken)
      for (const screen of own) taken.add(screen)
      return [path.number, own]
    }),
  )
}

/** States of a chart that no path rests in, as the browser walks them. */
export const statesNotSeen = ({ model }: FlowInBrowser, paths: readonly Path[]): readonly string[] => {
  const seen = new Set(paths.flatMap(restsOf).flat())
  return Object.keys(model.states).filter((leaf) => !seen.has(leaf))
}
