import type { Flow } from '../../../machines/flow.ts'
import { flows } from '../../../machines/index.ts'
import { models } from '../../../model-tests/index.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import type { Chart, ChartTransition } from '../../chart/chart.types.ts'
import { readChart } from '../../chart/read-chart.ts'

/** All that is known of a chart beside what a page records of it. */
export type BookEntry = {
  readonly flow: Flow
  /** Among all flows, in the order in which a shopper meets them. */
  readonly place: number
  readonly chart: Chart
  readonly model: AnyFlowModel | null
  /** By id; one that leads to several states has one for each. */
  readonly transitions: ReadonlyMap<string, readonly ChartTransition[]>
}

const read = (flow: Flow): BookEntry => {
  const chart = readChart(flow)
  return {
    flow,
    place: flows.indexOf(flow),
    chart,
    model: models.find((model) => model.flow === flow.id) ?? null,
    transitions: Map.groupBy(chart.transitions, ({ id }) => id),
  }
}

const kept = new Map<string, BookEntry | null>()

/** By the id of a machine; `null` where no flow has it. */
export const entryOf = (machine: string | null): BookEntry | null => {
  if (machine === null) return null
  const known = kept.get(machine)
  if (known !== undefined) return known
  const flow = flows.find((one) => one.machine.id === machine)
  const entry = flow ? read(flow) : null
  kept.set(machine, entry)
  return entry
}
