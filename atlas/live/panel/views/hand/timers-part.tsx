import { clockTime, lasting } from '../../../book/times.ts'
import { runningTimers } from '../../../hand/running-timers.ts'
import { Hint, Part } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './hand-view.module.css'

/** Timers under way, which can be let run out at once. */
export function TimersPart() {
  const { actor, send, isSteerable } = useShown()
  const timers = actor ? runningTimers(actor) : []
  return (
    <Part title="Timers">
      {timers.length === 0 ? (
        <Hint>No timer runs.</Hint>
      ) : (
        <ul className={css.rows}>
          {timers.map(({ id, name, words, delay, endsAt }) => (
            <li key={id} className={css.row}>
              <div>
                <b>{name}</b>
                {words !== null && `: ${words}`}
                <span className={css.reason}>
                  {lasting(delay)}, until {clockTime(endsAt).slice(0, 8)}
                </span>
              </div>
              <ToolButton
                isOff={!isSteerable}
                aria-label={`Let ${name} run out now`}
                onClick={() => send({ type: 'timer.runOut', timer: id })}
              >
                Run out now
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
