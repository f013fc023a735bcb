import type { Chart } from '../../chart/chart.types.ts'
import { statesOfChart } from '../../chart/states.ts'
import type { Mark } from '../../ui/chart-drawing/marks.ts'
import type { Met } from './use-meeting.ts'

const faint: Mark = ['dim']

/** Parts of a chart that somebody never comes to are faint; all of it where they never meet the flow. */
export const metMarks = (chart: Chart, met: Met): ReadonlyMap<string, Mark> => {
  if (met.kind !== 'met') return new Map()
  const reach = met.meeting.met.find(({ flow }) => flow.id === chart.id)?.reach
  const states = statesOfChart(chart).filter(({ path }) => !reach?.states.has(path))
  const transitions = chart.transitions.filter(({ id }) => !reach?.transitions.has(id))
  return new Map([
    ...states.map(({ path }) => [`state:${path}`, faint] as const),
    ...transitions.map(({ id }) => [`transition:${id}`, faint] as const),
  ])
}
