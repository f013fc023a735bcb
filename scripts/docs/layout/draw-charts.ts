import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Chart } from '../../../atlas/chart/chart.types.ts'
import type { Drawing } from './drawing.ts'
import type { Form } from './drawing.types.ts'

const worker = fileURLToPath(new URL('./draw.worker.ts', import.meta.url))
const mostThreads = 4

/** Lays charts out, several at once: a large one takes seconds. The same charts give the same drawings, in their order. */
export async function drawCharts(charts: readonly Chart[], form: Form = 'full'): Promise<Drawing[]> {
  const pool = new Piscina<{ chart: Chart; form: Form }, Drawing>({
    filename: worker,
    minThreads: 1,
    maxThreads: Math.min(mostThreads, availableParallelism()),
  })
  try {
    return await Promise.all(charts.map((chart) => pool.run({ chart, form })))
  } finally {
    await pool.destroy()
  }
}
