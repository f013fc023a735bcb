import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import { holds, withDescendants } from '../../../atlas/chart/states.ts'
import type { Link } from './drawing.types.ts'

/**
 * The states of a region in the order a reader meets them: from the first state along the transitions, nearest first.
 * States that nothing leads to come last.
 */
export function readingOrder(region: ChartState, links: readonly Link[]): Map<string, number> {
  const states = withDescendants(region)
  const byId = new Map(states.map((state) => [state.id, state]))
  const order = new Map<string, number>()
  const waiting = [region.id]
  const visit = (id: string) => {
    const state = byId.get(id)
    if (!state || order.has(id)) return
    order.set(id, order.size)
    const inside = state.kind === 'parallel' ? state.children.map((child) => child.id) : [state.initial]
    const outward = links
      .filter(({ source }) => source === id || holds(source, id))
      .map(({ target }) => target)
    waiting.push(...inside.filter((child) => child !== undefined), ...outward)
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) visit(next)
  for (const { id } of states) visit(id)
  return order
}

/** Whether a link leads on in that order rather than back. */
export function leadsOn({ source, target }: Link, order: ReadonlyMap<string, number>): boolean {
  return (order.get(source) ?? 0) < (order.get(target) ?? 0)
}
