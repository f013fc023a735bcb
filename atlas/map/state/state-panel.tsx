import type { ReactNode } from 'react'
import { cx } from '../../../src/ui/cx.ts'
import text from '../../../src/ui/text.module.css'
import type { Chart, ChartState } from '../../chart/chart.types.ts'
import { duration } from '../../chart/names.ts'
import { comingInto, goingOutOf } from '../../chart/states.ts'
import type { ScreenNews } from '../../screen/protocol.ts'
import { StateName } from '../../ui/state-name/state-name.tsx'
import css from './state-panel.module.css'
import { TransitionWords } from './transition-words.tsx'

/** A state: its real screen, what is said of it, and how a shopper gets there. */
export function StatePanel(props: {
  readonly chart: Chart
  readonly state: ChartState
  /** What its screen told of itself, once it is there. */
  readonly news: ScreenNews | null
  /** The screen, where it stands among the facts. */
  readonly children?: ReactNode
}) {
  const { chart, state, news, children } = props
  const shown = news?.type === 'screen.shown' ? news : null
  return (
    <section className={css.panel} aria-labelledby="state-title">
      <header>
        <p className={css.kicker}>State of {chart.title}</p>
        <h2 id="state-title" className={cx(text.h2, css.title)}>
          <StateName path={state.path} />
        </h2>
        <p>{state.description}</p>
      </header>
      {children}
      {shown && (
        <Part title="How a shopper gets here">
          <ol className={css.steps}>
            {shown.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and steps never move
              <li key={index}>{index === 0 ? `Given ${step}` : `When ${step}`}</li>
            ))}
          </ol>
        </Part>
      )}
      {shown && shown.calls.length + shown.timers.length > 0 && (
        <Part title="Under way">
          <ul>
            {shown.calls.map(({ chart: of, actor }) => (
              <li key={`${of} ${actor}`}>
                <code>{actor}</code> of {of} has not answered
              </li>
            ))}
            {shown.timers.map(({ chart: of, delay, ms }) => (
              <li key={`${of} ${delay}`}>
                <code>{delay}</code> of {of}, {duration(ms)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Coming in">
        <ul>
          {comingInto(chart, state).map((transition) => (
            <li key={`${transition.id}${transition.target}`}>
              <TransitionWords chart={chart} transition={transition} end="source" />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Going out">
        <ul>
          {goingOutOf(chart, state).map((transition) => (
            <li key={`${transition.id}${transition.target}`}>
              <TransitionWords chart={chart} transition={transition} end="target" />
            </li>
          ))}
        </ul>
      </Part>
      {state.calls.length > 0 && (
        <Part title="Calls">
          <ul>
            {state.calls.map(({ name, machine }) => (
              <li key={name}>
                <code>{name}</code>
                {machine && ', a chart of its own'}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {state.timers.length > 0 && (
        <Part title="Timers">
          <ul>
            {state.timers.map(({ name, milliseconds }) => (
              <li key={name}>
                <code>{name}</code>,{' '}
                {milliseconds === undefined ? 'worked out when it starts' : duration(milliseconds)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {shown && shown.texts.length > 0 && (
        <details className={css.part}>
          <summary>{shown.texts.length} texts, with their messages</summary>
          <table className={css.texts}>
            <thead>
              <tr>
                <th scope="col">Text</th>
                <th scope="col">Message</th>
              </tr>
            </thead>
            <tbody>
              {shown.texts.map(({ id, text }) => (
                <tr key={id}>
                  <td dir="auto">{text}</td>
                  <td>
                    <code>{id}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  )
}

function Part(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={css.part}>
      <h3>{props.title}</h3>
      {props.children}
    </div>
  )
}
