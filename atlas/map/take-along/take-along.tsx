import { useState } from 'react'
import { mermaid } from '../../chart/export/mermaid.ts'
import { scxml } from '../../chart/export/scxml.ts'
import { xstateJson } from '../../chart/export/xstate-json.ts'
import type { DrawnChart } from '../../data/atlas-data.ts'
import { pictureOf } from '../../ui/files/picture-of.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { useCharts } from '../charts/use-charts.ts'
import css from './take-along.module.css'

const textFile = (name: string, type: string, text: string) => saveFile(name, new Blob([text], { type }))

/** The chart as files for other programs. */
export function TakeAlong({ drawn: { chart, drawing } }: { readonly drawn: DrawnChart }) {
  const charts = useCharts()
  const [fault, setFault] = useState('')
  const childFile = (machine: string) => {
    const child = charts.find((one) => one.chart.root.key === machine)
    return child && `${child.chart.id}.scxml`
  }
  const save: readonly (readonly [name: string, () => unknown])[] = [
    ['PNG', async () => saveFile(`${chart.id}.png`, await pictureOf(drawing))],
    ['Mermaid', () => textFile(`${chart.id}.mmd`, 'text/plain', mermaid(chart))],
    ['SCXML', () => textFile(`${chart.id}.scxml`, 'application/xml', scxml(chart, childFile))],
    ['XState JSON', () => textFile(`${chart.id}.json`, 'application/json', xstateJson(chart))],
  ]
  return (
    <div className={css.take}>
      <p className={css.ways}>
        Take it along:{' '}
        <a href={`drawings/${chart.id}.svg`} target="_blank" rel="noreferrer">
          SVG, with all its words
        </a>
        {save.map(([name, work]) => (
          <button
            key={name}
            type="button"
            onClick={async () => {
              try {
                await work()
                setFault('')
              } catch (error) {
                setFault(error instanceof Error ? error.message : String(error))
              }
            }}
          >
            {name}
          </button>
        ))}
        <span>
          PDF: <code>npm run docs -- --format pdf {chart.id}</code>
        </span>
      </p>
      <p role="alert">{fault}</p>
    </div>
  )
}
