import type { Chart } from '../../chart/chart.types.ts'
import { goingOutOf, statesOfChart } from '../../chart/states.ts'
import { Section } from '../../ui/section/section.tsx'
import { StateName } from '../../ui/state-name/state-name.tsx'
import { useHref } from '../address/use-address.ts'
import { TransitionWords } from '../state/transition-words.tsx'
import css from './chart-in-words.module.css'

/** The same chart for who does not see the drawing: every state with what leads out of it. */
export function ChartInWords({ chart }: { readonly chart: Chart }) {
  const href = useHref()
  return (
    <Section title="The chart in words" className={css.words}>
      {statesOfChart(chart).map((state) => (
        <div key={state.path} className={css.state}>
          <h3>
            <a href={href({ place: { page: 'flow', flow: chart.id, state: state.path } })}>
              <StateName path={state.path} />
            </a>
          </h3>
          <p>{state.description}</p>
          <ul>
            {goingOutOf(chart, state)
              .filter(({ source }) => source === state.id)
              .map((transition) => (
                <li key={`${transition.id}${transition.target}`}>
                  <TransitionWords chart={chart} transition={transition} end="target" />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
