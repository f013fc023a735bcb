import { useState } from 'react'
import { stateAt } from '../../../../chart/states.ts'
import { nameOf } from '../../../book/names.ts'
import { restingStates } from '../../../now/actor-tree.ts'
import { lastSteps } from '../../../now/last-steps.ts'
import { Hint } from '../parts/part.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './chart-view.module.css'
import { ChosenState } from './chosen-state.tsx'
import { ContextView } from './context-view.tsx'
import { LastStep } from './last-step.tsx'
import { LiveDrawing } from './live-drawing.tsx'

/** The shown actor's chart with its current states lit, and what it holds. */
export function ChartView() {
  const { actor, entry, recording, count } = useShown()
  const [chosen, setChosen] = useState<{ readonly actor: string; readonly path: string } | null>(null)
  if (!actor) return <div className={css.view}>Nothing runs on this page yet.</div>
  const resting = restingStates(actor.states)
  const steps = lastSteps(recording, actor.key, count)
  const path = chosen?.actor === actor.key ? chosen.path : null
  return (
    <article className={css.view}>
      <header className={css.head}>
        <h2 className={css.title}>{nameOf(actor)}</h2>
        <ul className={css.states} aria-label="Current states">
          {resting.map((state) => (
            <li key={state}>
              <code>{state}</code>
            </li>
          ))}
        </ul>
        {actor.status !== 'active' && <Hint>It has ended.</Hint>}
        {resting.length === 0 && <Hint>It has no states at this moment.</Hint>}
      </header>
      <LastStep steps={steps} machine={actor.machine} />
      <LiveDrawing
        chosen={path}
        onChoose={(state) => setChosen({ actor: actor.key, path: state })}
        steps={steps}
        states={actor.states}
      />
      {entry && path !== null && (
        <ChosenState chart={entry.chart} path={path} onClose={() => setChosen(null)} />
      )}
      {entry && (
        <section className={css.words} aria-label="In words">
          {resting.map((state) => (
            <p key={state}>
              <code>{state}</code> {stateAt(entry.chart, state)?.description}
            </p>
          ))}
          <p>{entry.chart.purpose}</p>
        </section>
      )}
      <ContextView />
    </article>
  )
}
