import { statesOfChart } from '../chart/states.ts'
import type { DrawnChart } from './atlas-data.ts'

/** One chart that invokes another, by their flows. */
export type Invocation = { readonly from: string; readonly to: string }

/** Which charts invoke which, each pair once. */
export const invocationsOf = (charts: readonly DrawnChart[]): readonly Invocation[] => {
  const flowOf = new Map(charts.map(({ chart }) => [chart.root.key, chart.id]))
  return charts.flatMap(({ chart }) => {
    const calls = [chart.root, ...statesOfChart(chart)].flatMap((state) => state.calls)
    const invoked = new Set(calls.flatMap(({ machine }) => flowOf.get(machine ?? '') ?? []))
    return [...invoked].map((to) => ({ from: chart.id, to }))
  })
}
