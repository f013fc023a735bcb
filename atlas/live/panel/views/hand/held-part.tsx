import { clockTime } from '../../../book/times.ts'
import { Hint, Part } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './hand-view.module.css'

/** Requests of the page to the API, which can be held back and let go one by one. */
export function HeldPart() {
  const { page, send, isSteerable } = useShown()
  const isHolding = page?.isHolding === true
  const held = page?.held ?? []
  return (
    <Part
      title="Requests to the API"
      aside={
        <ToolButton
          aria-pressed={isHolding}
          isOff={!isSteerable}
          onClick={() => send({ type: 'calls.hold', on: !isHolding })}
        >
          Hold them
        </ToolButton>
      }
    >
      {held.length === 0 ? (
        <Hint>
          {isHolding
            ? 'The next one waits here until it is released.'
            : 'They go through as they come. While they are held, each one waits until it is released.'}
        </Hint>
      ) : (
        <ul className={css.rows}>
          {held.map(({ id, method, path, at }) => (
            <li key={id} className={css.row}>
              <div>
                <code className={css.code}>
                  {method} {path}
                </code>
                <span className={css.reason}>held since {clockTime(at).slice(0, 8)}</span>
              </div>
              <ToolButton
                isOff={!isSteerable}
                aria-label={`Release ${method} ${path}`}
                onClick={() => send({ type: 'call.release', call: id })}
              >
                Release
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
