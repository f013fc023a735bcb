import { cx } from '../cx.ts'
import css from './lanes.module.css'

const lanes = [0, 1, 2, 3] as const

/**
 * The one progress form: four segments. `done` of them are full; the next one moves while `moving`.
 * `label` names it and `now` says where it is, for those who listen; `words` stand beneath on detail pages.
 */
export function Lanes(props: {
  readonly done: number
  /** In place of the number of full segments, for those who listen. */
  readonly percent?: number
  readonly moving?: boolean
  readonly label: string
  readonly now: string
  readonly tone?: 'good' | 'wait' | 'end'
  readonly words?: readonly [string, string, string, string]
  readonly full?: boolean
}) {
  const { done, moving = true, words } = props
  const at = moving ? done : done - 1
  return (
    <div className={cx(css.box, props.full && css.full)}>
      <div
        role="progressbar"
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={props.percent === undefined ? 4 : 100}
        aria-valuenow={props.percent ?? done}
        aria-valuetext={props.now}
        className={cx(css.lanes, props.tone && css[props.tone])}
      >
        {lanes.map((lane) => (
          <span
            key={lane}
            className={cx(css.lane, lane < done && css.on, moving && lane === done && css.now)}
          />
        ))}
      </div>
      {words && (
        <div className={css.words} aria-hidden="true">
          {words.map((word, index) => (
            <span key={word} className={cx(index === at && css.at)}>
              {word}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
