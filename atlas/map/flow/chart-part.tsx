import { type CSSProperties, useMemo, useState } from 'react'
import text from '../../../src/ui/text.module.css'
import { counted } from '../../chart/counted.ts'
import { statesOfChart } from '../../chart/states.ts'
import type { DrawnChart } from '../../data/atlas-data.ts'
import type { AtlasResults, FlowResults } from '../../data/results.types.ts'
import { arrowFrom } from '../../ui/chart-drawing/arrows.ts'
import { ChartDrawing } from '../../ui/chart-drawing/chart-drawing.tsx'
import type { Marks } from '../../ui/chart-drawing/marks.ts'
import { type Zoom, ZoomControls } from '../../ui/zoom/zoom.tsx'
import { useAddress, useChoose, useHref } from '../address/use-address.ts'
import { metMarks } from '../people/met-marks.ts'
import { MetWords } from '../people/met-words.tsx'
import { PersonBar } from '../people/person-bar.tsx'
import { useMeeting } from '../people/use-meeting.ts'
import { coverageMarks, requirementMarks } from '../results/coverage-marks.ts'
import { PaintBar } from '../results/paint-bar.tsx'
import { useFlowResults, useResults } from '../results/use-results.ts'
import { TakeAlong } from '../take-along/take-along.tsx'
import css from './chart-part.module.css'
import { joinMarks } from './join-marks.ts'
import { Legend } from './legend.tsx'

const unpainted: Marks = new Map()

const paintOf = (paint: string, results: AtlasResults, taken: FlowResults): Marks => {
  if (paint === 'headless' || paint === 'browser') return coverageMarks(taken, paint)
  return paint === 'none' ? unpainted : requirementMarks(results, taken, paint)
}

/** A chart under its name, painted by tests and by who meets it; choosing a state of it changes the address. */
export function ChartPart(props: { readonly drawn: DrawnChart; readonly chosen: string | null }) {
  const { drawn, chosen } = props
  const { chart, drawing } = drawn
  const { person, paint } = useAddress()
  const href = useHref()
  const choose = useChoose()
  const [zoom, setZoom] = useState<Zoom>('fit')
  const results = useResults()
  const taken = useFlowResults(chart.id)
  const met = useMeeting(person)
  const marks = useMemo(
    () =>
      joinMarks(chart, [metMarks(chart, met), results && taken ? paintOf(paint, results, taken) : unpainted]),
    [chart, met, paint, results, taken],
  )
  const size = zoom === 'fit' ? '100%' : `${Number(drawing.attributes.width) * zoom}px`
  return (
    <div className={css.part}>
      <header>
        <h1 className={text.h1}>{chart.title}</h1>
        <p className={text.soft}>{chart.purpose}</p>
        <p className={css.facts}>
          {counted(statesOfChart(chart).length, 'state')}, {counted(chart.transitions.length, 'transition')}.{' '}
          <a href={href({ place: { page: 'screens', flow: chart.id } })}>All screens</a>
          {chart.requirements.map((id) => (
            <a key={id} href={href({ paint: id })}>
              {id}
            </a>
          ))}
        </p>
      </header>
      <div className={css.bar}>
        {taken && <PaintBar requirements={chart.requirements} />}
        <PersonBar />
        <ZoomControls zoom={zoom} onZoom={setZoom} />
      </div>
      <MetWords met={met} />
      <div className={css.drawing} style={{ '--size': size } as CSSProperties}>
        <ChartDrawing
          drawing={drawing}
          label={`Statechart of ${chart.title}. Arrow keys follow its transitions.`}
          marks={marks}
          chosen={chosen}
          onChoose={(state) => choose({ place: { page: 'flow', flow: chart.id, state } })}
          onArrow={(key) => arrowFrom(chart, chosen, key)}
        />
      </div>
      {taken && <Legend paint={paint} />}
      <TakeAlong drawn={drawn} />
    </div>
  )
}
