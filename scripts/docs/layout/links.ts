import type { Chart, ChartState, ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { withOtherwise } from '../../../atlas/chart/states.ts'
import type { Link } from './drawing.types.ts'

const fewestOfMany = 4

/**
 * One line per pair of states, in the order the machine declares their transitions; transitions that stay have none, and
 * neither have those that lead alike from many states.
 */
export function linksOf(chart: Chart): Link[] {
  const links = new Map<string, Link>()
  const alike = new Set(alikeTransitions(chart))
  for (const transition of chart.transitions) {
    if (transition.target === undefined || alike.has(transition)) continue
    const id = `${transition.source} > ${transition.target}`
    const link = links.get(id) ?? {
      id,
      source: transition.source,
      target: transition.target,
      transitions: [],
    }
    link.transitions.push(withOtherwise(transition, chart))
    links.set(id, link)
  }
  return [...links.values()]
}

/** Plain transitions by which at least four states lead to the same one on the same event: written, not drawn. */
export function alikeTransitions(chart: Chart): ChartTransition[] {
  const groups = new Map<string, ChartTransition[]>()
  for (const transition of chart.transitions) {
    const { target, event, guard, source, kind } = transition
    if (target === undefined || guard !== undefined || target === source || kind === 'always') continue
    const key = `${event} > ${target}`
    groups.set(key, [...(groups.get(key) ?? []), transition])
  }
  return [...groups.values()].filter((group) => group.length >= fewestOfMany).flat()
}

/** The transitions that a state takes without leaving. */
export function stayingTransitions(chart: Chart, state: ChartState): ChartTransition[] {
  return chart.transitions
    .filter((transition) => transition.source === state.id && transition.target === undefined)
    .map((transition) => withOtherwise(transition, chart))
}
