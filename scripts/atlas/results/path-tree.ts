import type { FlowResults } from '../../../atlas/data/results.types.ts'
import { configurationName } from '../../../model-tests/lib/chart-parts.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'

/** A list in which everything is named once; `placeOf` adds what is new. */
export const createList = () => {
  const places = new Map<string, number>()
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  return { placeOf, names: (): readonly string[] => [...places.keys()] }
}

export type List = ReturnType<typeof createList>

/** All paths of a flow as one tree: what they begin with alike is there once. */
export const createPathTree = ({ states }: AnyFlowModel, words: List) => {
  const tree: number[] = []
  const known = new Map<string, number>()
  const refused: number[] = []
  const configurations = createList()
  const sees = new Map<string, string>()

  const configurationOf = (leaves: readonly string[]): number => {
    const name = configurationName(leaves)
    sees.set(name, leaves.map((leaf) => states[leaf]?.sees ?? leaf).join('; '))
    return configurations.placeOf(name)
  }
  const placeAfter = (before: number, word: string, leaves: readonly string[], isRefused = false) => {
    const figures = [before, words.placeOf(word), configurationOf(leaves)]
    const key = `${figures.join()} ${isRefused}`
    const place = known.get(key)
    if (place !== undefined) return place
    const added = known.size
    known.set(key, added)
    tree.push(...figures)
    if (isRefused) refused.push(added)
    return added
  }
  return {
    /** Where the path ends in the tree. */
    add: ({ start, initial, steps }: Omit<Path, 'number'>): number =>
      steps.reduce(
        (before, { step, leaves, isRefused }) => placeAfter(before, step.words, leaves, isRefused),
        placeAfter(-1, start.words, initial.leaves),
      ),
    configurationOf: (name: string): number => configurations.placeOf(name),
    told: (): Pick<FlowResults, 'tree' | 'refused' | 'configurations'> => ({
      tree,
      refused,
      configurations: configurations.names().map((name) => ({ name, sees: sees.get(name) ?? '' })),
    }),
  }
}

export type PathTree = ReturnType<typeof createPathTree>
