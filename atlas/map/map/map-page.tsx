import type { CSSProperties } from 'react'
import text from '../../../src/ui/text.module.css'
import { counted } from '../../chart/counted.ts'
import { statesOfChart } from '../../chart/states.ts'
import { invocationsOf } from '../../data/flow-graph.ts'
import { useAddress, useHref } from '../address/use-address.ts'
import { areaTitles } from '../charts/area-titles.ts'
import { useCharts } from '../charts/use-charts.ts'
import { MetWords } from '../people/met-words.tsx'
import { PersonBar } from '../people/person-bar.tsx'
import { useMeeting } from '../people/use-meeting.ts'
import { CoverageSign } from '../results/coverage-sign.tsx'
import { useResults } from '../results/use-results.ts'
import { type Line, linesOf } from './lines.ts'
import css from './map-page.module.css'
import { type PlacedFlow, placeFlows } from './place-flows.ts'

/** Every flow, and which charts invoke which. */
export function MapPage() {
  const charts = useCharts()
  const invocations = invocationsOf(charts)
  const map = placeFlows(
    charts.map(({ chart, area }) => ({ flow: chart.id, area })),
    invocations,
  )
  const placed = [...map.areas.flatMap(({ flows }) => flows), ...map.shared]
  const { person } = useAddress()
  const results = useResults()
  const met = useMeeting(person)
  const unmet = new Set(met.kind === 'met' ? met.meeting.unmet.map(({ id }) => id) : [])
  const states = charts.reduce((sum, { chart }) => sum + statesOfChart(chart).length, 0)
  return (
    <div className={css.page}>
      <header>
        <h1 className={text.h1}>Every process of the shop</h1>
        <p className={css.lead}>
          {charts.length} statecharts with {states} states. Choose one to see its chart and the real screen of
          each of its states.{' '}
          <span className={css.ofLines}>A line leads from a chart to those that it invokes.</span>{' '}
          {results && 'The bars beneath a name say how much of it tests took: headless, then in a browser.'}
        </p>
      </header>
      <PersonBar />
      <MetWords met={met} />
      <div className={css.map} style={{ '--columns': map.columns, '--rows': map.rows } as CSSProperties}>
        <Lines lines={linesOf(placed, invocations)} rows={map.rows} columns={map.columns} />
        {map.areas.map(({ area, row, flows }) => (
          <section key={area} className={css.area} aria-labelledby={`map-${area}`}>
            <h2 id={`map-${area}`} className={css.areaTitle} style={{ '--at-row': row + 1 } as CSSProperties}>
              {areaTitles[area]}
            </h2>
            <ul className={css.flows}>
              {flows.map((flow) => (
                <FlowTile key={flow.flow} placed={flow} isFaint={unmet.has(flow.flow)} />
              ))}
            </ul>
          </section>
        ))}
        <section className={css.area} aria-label="Invoked by many">
          <ul className={css.flows}>
            {map.shared.map((flow) => (
              <FlowTile key={flow.flow} placed={flow} isFaint={unmet.has(flow.flow)} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function FlowTile(props: { readonly placed: PlacedFlow; readonly isFaint: boolean }) {
  const { flow, row, column } = props.placed
  const href = useHref()
  const charts = useCharts()
  const chart = charts.find((one) => one.chart.id === flow)?.chart
  if (!chart) return null
  const invoked = invocationsOf(charts).filter(({ from }) => from === flow)
  return (
    <li
      className={css.tile}
      data-faint={props.isFaint || undefined}
      style={{ '--at-row': row + 1, '--at-column': column + 1 } as CSSProperties}
    >
      <a href={href({ place: { page: 'flow', flow, state: null } })} title={chart.purpose}>
        <strong>{chart.title}</strong>
        <span>
          {counted(statesOfChart(chart).length, 'state')}, {counted(chart.transitions.length, 'transition')}
        </span>
        <CoverageSign flow={flow} />
        {invoked.length > 0 && (
          <span className={css.invokes}>
            invokes{' '}
            {invoked.map(({ to }) => charts.find((one) => one.chart.id === to)?.chart.title).join(', ')}
          </span>
        )}
      </a>
    </li>
  )
}

/** Lines between tiles, for who sees them; the tiles say the same in words. */
function Lines(props: { readonly lines: readonly Line[]; readonly rows: number; readonly columns: number }) {
  const { lines, rows, columns } = props
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ id, points }) => (
        <path key={id} d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`} />
      ))}
    </svg>
  )
}
