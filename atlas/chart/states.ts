import type { Chart, ChartState, ChartTransition } from './chart.types.ts'

/** A state and all that it holds, in the order in which they are written. */
const withHeld = (state: ChartState): readonly ChartState[] => [state, ...state.children.flatMap(withHeld)]

/** Every state of a chart but its root. */
export const statesOfChart = (chart: Chart): readonly ChartState[] => withHeld(chart.root).slice(1)

export const stateAt = (chart: Chart, path: string): ChartState | undefined =>
  statesOfChart(chart).find((state) => state.path === path)

/** `cancellation.dialog.denied` without the chart's own id; empty for the root. */
export const pathOfId = (chart: Chart, id: string): string => id.slice(chart.root.id.length + 1)

/** Transitions into a state from elsewhere. */
export const comingInto = (chart: Chart, state: ChartState): readonly ChartTransition[] =>
  chart.transitions.filter(({ source, target }) => target === state.id && source !== state.id)

/** Transitions that may be taken in a state, those of the states around it included. */
export const goingOutOf = (chart: Chart, state: ChartState): readonly ChartTransition[] =>
  chart.transitions.filter(({ source }) => state.id === source || state.id.startsWith(`${source}.`))
