import type { Chart } from '../../../atlas/chart/chart.types.ts'
import { mermaid } from '../../../atlas/chart/export/mermaid.ts'
import { scxml } from '../../../atlas/chart/export/scxml.ts'
import { xstateJson } from '../../../atlas/chart/export/xstate-json.ts'
import { drawCharts } from '../layout/draw-charts.ts'
import type { Form } from '../layout/drawing.types.ts'
import { svg } from '../svg/svg.ts'
import { pdfs, pngs } from './pictures.ts'

/** What charts are written as, by the end of the file's name. */
export const formats = {
  mermaid: 'mmd',
  scxml: 'scxml',
  json: 'json',
  svg: 'svg',
  png: 'png',
  pdf: 'pdf',
} as const

export type Format = keyof typeof formats

export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

export type ChartFiles = ReadonlyMap<string, string | Uint8Array>

/** A file for each chart, by name. */
export async function chartFiles(
  charts: readonly Chart[],
  format: Format,
  form: Form = 'full',
): Promise<ChartFiles> {
  const contents = await contentsIn(format, charts, form)
  return new Map(charts.map((chart, index) => [`${chart.id}.${formats[format]}`, contents[index] ?? '']))
}

async function contentsIn(
  format: Format,
  charts: readonly Chart[],
  form: Form,
): Promise<readonly (string | Uint8Array)[]> {
  const fileOf = (machine: string) => {
    const child = charts.find(({ root }) => root.key === machine)
    return child && `${child.id}.scxml`
  }
  if (format === 'mermaid') return charts.map(mermaid)
  if (format === 'scxml') return charts.map((chart) => scxml(chart, fileOf))
  if (format === 'json') return charts.map(xstateJson)
  const drawings = await drawCharts(charts, form)
  const files = drawings.map(svg)
  if (format === 'svg') return files
  const pictures = files.map((file, index) => ({ svg: file, title: charts[index]?.title ?? '' }))
  return format === 'png' ? pngs(pictures) : pdfs(pictures)
}
