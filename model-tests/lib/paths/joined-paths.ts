import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { leavesOf } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import type { Path, PathStep } from '../path.ts'
import { eventOf, stepsFrom } from '../steps.ts'

type Start = Path['start']
/** Steps from the beginning, and where they lead the chart itself. */
type Way = { readonly steps: readonly PathStep[]; readonly state: AnyMachineSnapshot }
type Next = { readonly step: PathStep; readonly state: AnyMachineSnapshot; readonly name: string }

/** More steps that were taken before than this are dearer than a beginning of its own. */
const longestDetour = 8

/** What one step of a path shows: the state before, what happens, the state after. */
const nameOf = (before: readonly string[], { step, leaves }: PathStep): string =>
  JSON.stringify([before, step.words, leaves])

/** What a beginning shows: where the chart rests before anything happens. */
const beginningOf = ({ initial }: Pick<Path, 'initial'>): string => JSON.stringify(initial.leaves)

/** What a path shows: where it begins, and then step by step. */
export const shownBy = (path: Path): readonly string[] => [
  beginningOf(path),
  ...path.steps.map((step, index) => nameOf(path.steps[index - 1]?.leaves ?? path.initial.leaves, step)),
]

const keyOf = (model: AnyFlowModel, state: AnyMachineSnapshot): string =>
  JSON.stringify([state.value, state.status, model.key?.(state.context) ?? null])

const stepOf = (step: PathStep['step'], state: AnyMachineSnapshot): PathStep => ({
  step,
  value: state.value,
  leaves: leavesOf(state),
})

/** What can happen in a state, looked up once for all states that the model takes for the same. */
const createGraph = (model: AnyFlowModel) => {
  const known = new Map<string, readonly Next[]>()
  const nextOf = (state: AnyMachineSnapshot): readonly Next[] => {
    const key = keyOf(model, state)
    const found = known.get(key)
    if (found) return found
    const before = leavesOf(state)
    const next = stepsFrom(model, state).map((step): Next => {
      const [after] = transition(model.machine, state, eventOf(step)) as [AnyMachineSnapshot, unknown]
      const taken = stepOf(step, after)
      return { step: taken, state: after, name: nameOf(before, taken) }
    })
    known.set(key, next)
    return next
  }
  /** One step further; null where the chart itself, with all that it has been through, goes elsewhere than the graph says. */
  const goOn = ({ steps, state }: Way, { step }: Next): Way | null => {
    const [after] = transition(model.machine, state, eventOf(step.step)) as [AnyMachineSnapshot, unknown]
    const isThere = JSON.stringify(leavesOf(after)) === JSON.stringify(step.leaves)
    return isThere ? { steps: [...steps, step], state: after } : null
  }
  return { nextOf, goOn, key: (state: AnyMachineSnapshot) => keyOf(model, state) }
}

type Graph = ReturnType<typeof createGraph>

/** Whether something that is open can still be shown from here. */
const leadsOn = (graph: Graph, from: AnyMachineSnapshot, open: ReadonlySet<string>): boolean => {
  const seen = new Set([graph.key(from)])
  const waiting = [from]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    for (const next of graph.nextOf(state)) {
      if (open.has(next.name)) return true
      const key = graph.key(next.state)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(next.state)
    }
  }
  return false
}

/**
 * The shortest way on to something that is open; one after which the walk can go on comes before one that ends it.
 */
const wayOn = (
  graph: Graph,
  from: Way,
  open: ReadonlySet<string>,
  mayWalk: (steps: readonly PathStep[]) => boolean,
): Way | null => {
  const seen = new Set([graph.key(from.state)])
  let front: readonly Way[] = [from]
  let lastResort: Way | null = null
  for (let detour = 0; detour <= longestDetour && front.length > 0; detour += 1) {
    const further: Way[] = []
    for (const before of front) {
      for (const next of graph.nextOf(before.state)) {
        const way = graph.goOn(before, next)
        if (way === null || !mayWalk(way.steps)) continue
        if (open.has(next.name)) {
          const left = new Set(open)
          left.delete(next.name)
          if (leadsOn(graph, next.state, left)) return way
          lastResort ??= way
        }
        const key = graph.key(way.state)
        if (seen.has(key)) continue
        seen.add(key)
        further.push(way)
      }
    }
    front = further
  }
  return lastResort
}

const joinedFrom = (
  model: AnyFlowModel,
  start: Start,
  open: Set<string>,
  mayWalk: (path: Omit<Path, 'number'>) => boolean,
): Omit<Path, 'number'>[] => {
  const graph = createGraph(model)
  const [state] = initialTransition(model.machine, start.input as never) as [AnyMachineSnapshot, unknown]
  const initial = { value: state.value, leaves: leavesOf(state) }
  const walkable = (steps: readonly PathStep[]) => mayWalk({ start, initial, steps })
  const paths: Omit<Path, 'number'>[] = []
  for (;;) {
    let way: Way = { steps: [], state }
    for (let next = wayOn(graph, way, open, walkable); next; next = wayOn(graph, way, open, walkable)) {
      way = next
      for (const name of shownBy({ number: 0, start, initial, steps: way.steps })) open.delete(name)
    }
    const isIdle = way.steps.length === 0
    if (isIdle && !(walkable([]) && open.delete(beginningOf({ initial })))) return paths
    paths.push({ start, initial, steps: way.steps })
  }
}

/** Of paths, a selection that shows all that is open: the greatest gain comes first. */
const selected = (paths: readonly Path[], open: Set<string>): readonly Path[] => {
  const rest = new Map(paths.map((path) => [path, new Set(shownBy(path))]))
  const chosen: Path[] = []
  while (open.size > 0) {
    const gain = (shown: ReadonlySet<string>) => shown.intersection(open).size
    const [best] = [...rest].toSorted(([, one], [, other]) => gain(other) - gain(one))
    if (best === undefined || gain(best[1]) === 0) break
    const [path, shown] = best
    chosen.push(path)
    rest.delete(path)
    for (const name of shown) open.delete(name)
  }
  return chosen
}

/**
 * Few long paths that begin wherever `paths` begin and take every step that they take: state before, what happens, state after. A
 * path goes on for as long as `mayWalk` lets it; what no joined path reaches is taken by those of `paths`. What is `shown`
 * already need not be shown again. Numbered from 1.
 */
export const joinedPaths = (
  model: AnyFlowModel,
  paths: readonly Path[],
  mayWalk: (path: Path) => boolean,
  shown: ReadonlySet<string> = new Set(),
): readonly Path[] => {
  const open = new Set(paths.flatMap(shownBy)).difference(shown)
  const starts = model.starts.filter((start) => paths.some((path) => path.start === start))
  const joined = starts.flatMap((start) =>
    joinedFrom(model, start, open, (path) => mayWalk({ ...path, number: 0 })),
  )
  const chosen = [...joined, ...selected(paths, open)]
  const begun = new Set(chosen.map(({ start }) => start))
  const idle = paths.filter(({ start, steps }) => steps.length === 0 && !begun.has(start))
  return [...chosen, ...idle].map((path, index) => ({ ...path, number: index + 1 }))
}
