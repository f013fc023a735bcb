import { useMemo, useState } from 'react'
import { stateAt, statesOfChart } from '../../chart/states.ts'
import type { DrawnChart } from '../../data/atlas-data.ts'
import type { ScreenNews } from '../../screen/protocol.ts'
import { ChartDrawing } from '../../ui/chart-drawing/chart-drawing.tsx'
import { metMarks } from '../people/met-marks.ts'
import { MetWords } from '../people/met-words.tsx'
import { PersonBar } from '../people/person-bar.tsx'
import { useMeeting } from '../people/use-meeting.ts'
import { useAddress, useChoose, useHref } from '../shell/use-address.ts'
import { StatePanel } from '../state/state-panel.tsx'
import { areWide, StateScreens } from '../state/state-screens.tsx'
import { TakeAlong } from '../take-along/take-along.tsx'
import { arrowFrom } from './arrows.ts'
import { ChartInWords } from './chart-in-words.tsx'
import css from './flow-page.module.css'
import { joinMarks } from './join-marks.ts'
import { type Zoom, ZoomControls } from './zoom.tsx'

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
  const { look, beside, person } = useAddress()
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
  const marks = useMemo(() => joinMarks(chart, [metMarks(chart, met)]), [chart, met])
  const size = zoom === 'fit' ? '100%' : `${Number(drawing.attributes.width) * zoom}px`
  return (
    <div className={css.page}>
      <div className={css.middle}>
        <header className={css.head}>
          <h1 className={css.title}>{chart.title}</h1>
          <p className={css.purpose}>{chart.purpose}</p>
          <p className={css.facts}>
            {statesOfChart(chart).length} states, {chart.transitions.length} transitions.{' '}
            <a href={href({ place: { page: 'screens', flow: chart.id } })}>All screens</a>
          </p>
        </header>
        <div className={css.bar}>
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
        <TakeAlong drawn={drawn} />
        {isWide && screens}
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
