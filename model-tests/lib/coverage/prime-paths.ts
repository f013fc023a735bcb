import type { GraphState, ModelGraph } from '../graph/model-graph.ts'

type States = ReadonlySet<GraphState>
type Configurations = readonly string[]

/** Adds what steps that stay in the configuration lead to. */
const withStays = (some: Iterable<GraphState>): States => {
  const states = new Set(some)
  for (const state of states)
    for (const { to } of state.steps) if (to.configuration === state.configuration) states.add(to)
  return states
}

/** Where each of these states may go on to: by configuration, all states in which the flow may be there. */
const movesFrom = (states: States): ReadonlyMap<string, States> => {
  const reached = Map.groupBy(
    [...states].flatMap(({ steps, configuration }) =>
      steps.filter(({ to }) => to.configuration !== configuration).map(({ to }) => to),
    ),
    ({ configuration }) => configuration,
  )
  return new Map([...reached].map(([configuration, some]) => [configuration, withStays(some)]))
}

/** The same, looked up once for each set of states. */
const createMoves = (graph: ModelGraph) => {
  const numbers = new Map(graph.states.map((state, number) => [state, number]))
  const known = new Map<string, ReadonlyMap<string, States>>()
  return (states: States): ReadonlyMap<string, States> => {
    const key = [...states]
      .map((state) => numbers.get(state))
      .sort()
      .join()
    const moves = known.get(key) ?? movesFrom(states)
    known.set(key, moves)
    return moves
  }
}

/**
 * Prime paths over configurations: the longest walks from one configuration to another in which none comes twice, but for a circle,
 * which ends where it began (Ammann and Offutt, Introduction to Software Testing). Steps that stay in a configuration may come between.
 *
 * Whether a walk can be taken is not asked of the chart's arrows but of its model: the search carries along all states, contexts included,
 * in which the flow may be by then, so that a walk which no context allows is none, and neither hides a shorter one.
 */
export const primePathsOf = (graph: ModelGraph): readonly Configurations[] => {
  const moves = createMoves(graph)
  const byConfiguration = Map.groupBy(graph.states, ({ configuration }) => configuration)
  const anywhereIn = new Map([...byConfiguration].map(([name, some]) => [name, new Set(some) as States]))
  const into = new Map<string, Set<string>>()
  for (const [from, states] of anywhereIn)
    for (const to of moves(states).keys()) into.set(to, (into.get(to) ?? new Set()).add(from))

  const canBeWalked = ([first = '', ...rest]: Configurations): boolean => {
    let states = anywhereIn.get(first)
    for (const configuration of rest) states = states && moves(states).get(configuration)
    return states !== undefined
  }
  const beginsEarlier = (path: Configurations): boolean =>
    [...(into.get(path[0] ?? '') ?? [])].some((before) => {
      const place = path.indexOf(before)
      const isSimple = place === -1 || (place === path.length - 1 && place > 0)
      return isSimple && canBeWalked([before, ...path])
    })

  const primes: Configurations[] = []
  const extend = (path: Configurations, states: States) => {
    let isLongest = true
    for (const [next, further] of moves(states)) {
      if (next !== path[0] && path.includes(next)) continue
      isLongest = false
      if (next === path[0]) primes.push([...path, next])
      else extend([...path, next], further)
    }
    if (isLongest && path.length > 1 && !beginsEarlier(path)) primes.push(path)
  }
  for (const [configuration, states] of anywhereIn) extend([configuration], states)
  return primes
}
