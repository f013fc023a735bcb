import { type Area, areas } from '../../../machines/flow.ts'
import type { Invocation } from '../../data/flow-graph.ts'

/** Where a flow stands on the map: columns and rows count from 0. */
export type PlacedFlow = { readonly flow: string; readonly column: number; readonly row: number }

type PlacedArea = { readonly area: Area; readonly row: number; readonly flows: readonly PlacedFlow[] }

export type FlowMap = {
  readonly areas: readonly PlacedArea[]
  /** What so many flows invoke that it stands in columns of its own, at the end. */
  readonly shared: readonly PlacedFlow[]
  readonly rows: number
  readonly columns: number
}

type Flow = { readonly flow: string; readonly area: Area }

/** Invoked by more areas than this, a chart belongs to none of them. */
const mostAreas = 2

/**
 * Flows by area. Those without a line stand side by side; the others each right of what invokes it, in as many columns as
 * there are steps down to it, one row for each that invokes nothing of its area.
 */
export const placeFlows = (flows: readonly Flow[], invocations: readonly Invocation[]): FlowMap => {
  const areaOf = new Map(flows.map(({ flow, area }) => [flow, area]))
  const invokersOf = (flow: string) => invocations.filter(({ to }) => to === flow).map(({ from }) => from)
  const isShared = (flow: string): boolean => {
    const invokers = invokersOf(flow)
    const from = new Set(invokers.map((invoker) => areaOf.get(invoker)))
    return from.size > mostAreas || (invokers.length > 0 && invokers.every(isShared))
  }
  const depthOf = (flow: string): number =>
    Math.max(
      -1,
      ...invokersOf(flow)
        .filter((one) => !isShared(one))
        .map(depthOf),
    ) + 1
  const own = flows.filter(({ flow }) => !isShared(flow))
  const columns = 1 + Math.max(...own.map(({ flow }) => depthOf(flow)))
  const isAlone = (flow: string) => invocations.every(({ from, to }) => from !== flow && to !== flow)
  let row = 0
  const placedAreas = areas.flatMap((area): PlacedArea[] => {
    const here = own.filter((one) => one.area === area).map(({ flow }) => flow)
    if (here.length === 0) return []
    const placed = new Map<string, PlacedFlow>()
    const first = row
    row += 1
    const alone = here.filter(isAlone)
    for (const [index, flow] of alone.entries())
      placed.set(flow, { flow, column: index % columns, row: row + Math.floor(index / columns) })
    row += Math.ceil(alone.length / columns)
    const place = (flow: string) => {
      if (placed.has(flow)) return
      placed.set(flow, { flow, column: depthOf(flow), row })
      const next = invocations.filter(({ from, to }) => from === flow && here.includes(to))
      const before = placed.size
      for (const { to } of next) place(to)
      if (placed.size === before) row += 1
    }
    for (const flow of here.filter((one) => !invokersOf(one).some((by) => here.includes(by)))) place(flow)
    return [{ area, row: first, flows: [...placed.values()] }]
  })
  const shared = flows
    .filter(({ flow }) => isShared(flow))
    .toSorted(
      (one, other) =>
        Number(invocations.some(({ from, to }) => from === other.flow && to === one.flow)) -
        Number(invocations.some(({ from, to }) => from === one.flow && to === other.flow)),
    )
    .map(({ flow }, index) => ({ flow, column: columns, row: Math.floor(row / 2) + index }))
  return {
    areas: placedAreas,
    shared,
    rows: row,
    columns: columns + 1,
  }
}
