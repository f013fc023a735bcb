import { useState } from 'react'
import { stateAt } from '../../chart/states.ts'
import type { DrawnChart } from '../../data/atlas-data.ts'
import type { ScreenNews } from '../../screen/protocol.ts'
import { useAddress } from '../address/use-address.ts'
import { FlowCoverage } from '../results/flow-coverage.tsx'
import { NoResults } from '../results/no-results.tsx'
import { PathsPart } from '../results/paths-part.tsx'
import { useFlowResults } from '../results/use-results.ts'
import { StatePanel } from '../state/state-panel.tsx'
import { areWide, StateScreens } from '../state/state-screens.tsx'
import { ChartInWords } from './chart-in-words.tsx'
import { ChartPart } from './chart-part.tsx'
import css from './flow-page.module.css'

/** One flow: its chart, the chosen state with its real screen, what tests took of it, and the chart in words. */
export function FlowPage(props: { readonly drawn: DrawnChart; readonly state: string | null }) {
  const { drawn, state: path } = props
  const { chart } = drawn
  const { look, beside } = useAddress()
  const taken = useFlowResults(chart.id)
  const [news, setNews] = useState<ScreenNews | null>(null)
  const state = path === null ? undefined : stateAt(chart, path)
  const screens = state && <StateScreens flow={chart.id} state={state.path} onNews={setNews} />
  const isWide = areWide(look, beside)
  const isOfState = news !== null && 'state' in news && news.state === path
  return (
    <div className={css.page}>
      <div className={css.chart}>
        <ChartPart drawn={drawn} chosen={state?.path ?? null} />
        {isWide && screens}
      </div>
      <div className={css.side}>
        {state ? (
          <StatePanel chart={chart} state={state} news={isOfState ? news : null}>
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
      <div className={css.more}>
        {taken ? <FlowCoverage flow={taken} /> : <NoResults />}
        {taken && <PathsPart flow={taken} state={state?.path ?? null} />}
        <ChartInWords chart={chart} />
      </div>
    </div>
  )
}
