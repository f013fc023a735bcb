import text from '../../../src/ui/text.module.css'
import type { Chart } from '../../chart/chart.types.ts'
import { statesOfChart } from '../../chart/states.ts'
import { StateName } from '../../ui/state-name/state-name.tsx'
import { useAddress, useChoose, useHref } from '../address/use-address.ts'
import { FittingScreen } from '../screen/fitting-screen.tsx'
import { LookBar } from '../screen/look-bar.tsx'
import css from './screens-page.module.css'

/** All states of a flow as their real screens, in the order in which the chart has them. */
export function ScreensPage({ chart }: { readonly chart: Chart }) {
  const { look } = useAddress()
  const choose = useChoose()
  const href = useHref()
  return (
    <div className={css.page}>
      <header>
        <h1 className={text.h1}>{chart.title}, screen by screen</h1>
        <p>
          <a href={href({ place: { page: 'flow', flow: chart.id, state: null } })}>The chart</a>
        </p>
      </header>
      <LookBar label="Look" look={look} onLook={(next) => choose({ look: next })} />
      <ul
        className={css.sheet}
        style={{ '--least': look.width > 768 ? '24rem' : '15rem' } as React.CSSProperties}
      >
        {statesOfChart(chart).map(({ path, description }) => (
          <li key={path}>
            <h2 className={css.name}>
              <a href={href({ place: { page: 'flow', flow: chart.id, state: path } })}>
                <StateName path={path} />
              </a>
            </h2>
            <p className={css.words}>{description}</p>
            <FittingScreen flow={chart.id} state={path} look={look} isLazy isPicture />
          </li>
        ))}
      </ul>
    </div>
  )
}
