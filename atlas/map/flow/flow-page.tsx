import { useMemo, useState } from 'react'
import text from '../../../src/ui/text.module.css'
import { stateAt, statesOfChart } from '../../chart/states.ts'
import type { DrawnChart } from '../../data/atlas-data.ts'
import type { AtlasResults, FlowResults } from '../../data/results.types.ts'
import type { ScreenNews } from '../../screen/protocol.ts'
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
import { FlowCoverage } from '../results/flow-coverage.tsx'
import { NoResults } from '../results/no-results.tsx'
import { PaintBar } from '../results/paint-bar.tsx'
import { PathsPart } from '../results/paths-part.tsx'
import { useFlowResults, useResults } from '../results/use-results.ts'
import { StatePanel } from '../state/state-panel.tsx'
import { areWide, StateScreens } from '../state/state-screens.tsx'
import { TakeAlong } from '../take-along/take-along.tsx'
import { ChartInWords } from './chart-in-words.tsx'
import css from './flow-page.module.css'
import { joinMarks } from './join-marks.ts'
import { Legend } from './legend.tsx'

const paintOf = (paint: string, results: AtlasResults, taken: FlowResults): Marks => {
  if (paint === 'headless' || paint === 'browser') return coverageMarks(taken, paint)
  return paint === 'none' ? new Map() : requirementMarks(results, taken, paint)
}

/** One flow: its chart, the chosen state's screen, and the chart in words. */
export function FlowPage({
  drawn,
  state: path,
}: {
  readonly drawn: DrawnChart
  readonly state: string | null
}) {
  const { chart, drawing } = drawn
  const href = useHref()
  const choose = useChoose()
  const [zoom, setZoom] = useState<Zoom>('fit')
  const state = path === null ? undefined : stateAt(chart, path)
  const { look, beside, person, paint } = useAddress()
  const results = useResults()
  const taken = useFlowResults(chart.id)
  const [news, setNews] = useState<{ readonly state: string; readonly news: ScreenNews } | null>(null)
  const screens = state && (
    <StateScreens
      flow={chart.id}
      state={state.path}
      onNews={(told) => setNews({ state: state.path, news: told })}
    />
  )
  const isWide = areWide(look, beside)
  const met = useMeeting(person)
  const marks = useMemo(
    () =>
      joinMarks(chart, [metMarks(chart, met), results && taken ? paintOf(paint, results, taken) : new Map()]),
    [chart, met, paint, results, taken],
  )
  const size = zoom === 'fit' ? '100%' : `${Number(drawing.attributes.width) * zoom}px`
  return (
    <div className={css.page}>
      <div className={css.middle}>
        <header className={css.head}>
          <h1 className={text.h1}>{chart.title}</h1>
          <p className={css.purpose}>{chart.purpose}</p>
          <p className={css.facts}>
            {statesOfChart(chart).length} states, {chart.transitions.length} transitions.{' '}
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
        <div className={css.drawing} style={{ '--size': size } as React.CSSProperties}>
          <ChartDrawing
            drawing={drawing}
            label={`Statechart of ${chart.title}. Arrow keys follow its transitions.`}
            marks={marks}
            chosen={state?.path ?? null}
            onChoose={(chosen) => choose({ place: { page: 'flow', flow: chart.id, state: chosen } })}
            onArrow={(key) => arrowFrom(chart, state?.path ?? null, key)}
          />
        </div>
        {taken && <Legend paint={paint} />}
        <TakeAlong drawn={drawn} />
        {isWide && screens}
        {taken ? <FlowCoverage flow={taken} /> : <NoResults />}
        {taken && <PathsPart flow={taken} state={state?.path ?? null} />}
        <ChartInWords chart={chart} />
      </div>
      <div className={css.side}>
        {state ? (
          <StatePanel chart={chart} state={state} news={news?.state === path ? news.news : null}>
            {!isWide && screens}
          </StatePanel>
        ) : (
          <p className={css.hint}>
            {path === null
              ? 'Choose a state to see its screen. Arrow keys follow transitions.'
              : `This chart has no state ${path}.`}
          </p>
        )}
      </div>
    </div>
  )
}
