import type { Chart } from '../../chart/chart.types.ts'
import { goingOutOf, statesOfChart } from '../../chart/states.ts'
import { StateName } from '../../ui/state-name/state-name.tsx'
import { useHref } from '../shell/use-address.ts'
import { TransitionWords } from '../state/transition-words.tsx'
import css from './chart-in-words.module.css'

/** The same chart for who does not see the drawing: every state with what leads out of it. */
export function ChartInWords({ chart }: { readonly chart: Chart }) {
  const href = useHref()
  return (
    <section className={css.words} aria-labelledby="in-words">
      <h2 id="in-words" className={css.title}>
        The chart in words
      </h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">What the shopper sees</th>
            <th scope="col">What leads out of it</th>
          </tr>
        </thead>
        <tbody>
          {statesOfChart(chart).map((state) => (
            <tr key={state.path}>
              <th scope="row">
                <a href={href({ place: { page: 'flow', flow: chart.id, state: state.path } })}>
                  <StateName path={state.path} />
                </a>
              </th>
              <td>{state.description}</td>
              <td>
                <ul>
                  {goingOutOf(chart, state)
                    .filter(({ source }) => source === state.id)
                    .map((transition) => (
                      <li key={`${transition.id}${transition.target}`}>
                        <TransitionWords chart={chart} transition={transition} end="target" />
                      </li>
                    ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
