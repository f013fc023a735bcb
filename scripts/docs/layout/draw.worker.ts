import type { Chart } from '../../../atlas/chart/chart.types.ts'
import { drawChart } from './drawing.ts'
import type { Form } from './drawing.types.ts'

/** Lays one chart out, in a thread of its own. */
export default ({ chart, form }: { chart: Chart; form: Form }) => drawChart(chart, form)
