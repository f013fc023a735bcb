import type { Chart, ChartAction, ChartState, ChartTransition } from './chart.types.ts'

/** A state and everything in it, outermost first. */
export function withDescendants(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(withDescendants)]
}

/** True where `outer` holds `inner`, at any depth; a state does not hold itself. */
export function holds(outer: string, inner: string): boolean {
  return inner.startsWith(`${outer}.`)
}

/** An unguarded transition after guarded ones for the same event is taken otherwise: drawings and pages say so. */
export function withOtherwise(transition: ChartTransition, chart: Chart): ChartTransition {
  if (transition.guard || transition.former) return transition
  const rivals = chart.transitions.filter(
    (other) => other.source === transition.source && other.event === transition.event && !other.former,
  )
  return rivals.indexOf(transition) > 0 ? { ...transition, guard: 'otherwise' } : transition
}

/** Facts and events that leave a state are drawn; bookkeeping is on the chart's page. */
export function isTold(action: ChartAction): boolean {
  return action.kind === 'emit' || action.kind === 'raise' || action.kind === 'send'
}

/** `emits order.cancelled`, `raises window.shut`; `reportFailure` where the action works out what it tells. */
export function tellingWords(action: ChartAction): string {
  return action.tells ? `${action.kind}s ${action.name}` : action.name
}

/** Every state of a chart but its root, in the order in which they are written. */
export function statesOfChart(chart: Chart): readonly ChartState[] {
  return withDescendants(chart.root).slice(1)
}

export function stateAt(chart: Chart, path: string): ChartState | undefined {
  return statesOfChart(chart).find((state) => state.path === path)
}

/** `cancellation.dialog.denied` without the chart's own id; empty for the root. */
export function pathOfId(chart: Chart, id: string): string {
  return id.slice(chart.root.id.length + 1)
}

/** Transitions into a state from elsewhere. */
export function comingInto(chart: Chart, state: ChartState): readonly ChartTransition[] {
  return chart.transitions.filter(({ source, target }) => target === state.id && source !== state.id)
}

/** Transitions that may be taken in a state, those of the states around it included. */
export function goingOutOf(chart: Chart, state: ChartState): readonly ChartTransition[] {
  return chart.transitions.filter(({ source }) => state.id === source || holds(source, state.id))
}
