import type { Chart, ChartState } from './chart.types.ts'

/** Names of states and transitions as coverage names them. */
export type Parts = { readonly states: ReadonlySet<string>; readonly transitions: ReadonlySet<string> }

/**
 * A chart with some of its states and transitions alone. What holds a state that stays, stays; a holder whose first state is
 * not among them has none.
 */
export function partOfChart(chart: Chart, parts: Parts): Chart {
  const root = keptState(chart.root, parts.states)
  return {
    ...chart,
    root,
    transitions: chart.transitions.filter(({ id }) => parts.transitions.has(id)),
  }
}

function keptState(state: ChartState, paths: ReadonlySet<string>): ChartState {
  const children = state.children
    .filter((child) => isKept(child, paths))
    .map((child) => keptState(child, paths))
  const initial = children.some(({ id }) => id === state.initial) ? state.initial : undefined
  return { ...state, initial, children }
}

function isKept({ path, children }: ChartState, paths: ReadonlySet<string>): boolean {
  return paths.has(path) || children.some((child) => isKept(child, paths))
}
