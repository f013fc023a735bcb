import { sinceBegun } from '../../../book/times.ts'
import { selectMoments } from '../../chart/panel.selectors.ts'
import { Sign } from '../parts/sign.tsx'
import { ToolButton, ToolIcon } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './time-bar.module.css'

/** Back and forth through what happened: one stop for each row of the log. */
export function TimeBar() {
  const { snapshot, context, send, rows, recording } = useShown()
  const moments = selectMoments(context)
  const isBack = snapshot.matches({ time: 'back' })
  const isPlaying = snapshot.matches({ time: { back: 'playing' } })
  const last = moments.length
  const found = moments.findLastIndex((moment) => moment <= (context.at ?? Number.POSITIVE_INFINITY)) + 1
  const place = isBack ? found : last
  const row = rows.findLast(({ count }) => count === moments[place - 1])
  const goTo = (to: number) => {
    const at = moments[to - 1]
    if (at !== undefined) send({ type: 'moment.choose', at })
  }
  return (
    <fieldset className={css.bar} data-back={isBack || undefined} aria-label="Time">
      <ToolIcon label="One back" tone="plain" isOff={place <= 1} onClick={() => goTo(place - 1)}>
        <Sign name="back" />
      </ToolIcon>
      <ToolIcon
        label={isPlaying ? 'Pause' : 'Play'}
        tone="plain"
        isOff={last === 0}
        onClick={() => send({ type: isPlaying ? 'play.pause' : 'play.start' })}
      >
        <Sign name={isPlaying ? 'pause' : 'play'} />
      </ToolIcon>
      <ToolIcon label="One on" tone="plain" isOff={!isBack || place >= last} onClick={() => goTo(place + 1)}>
        <Sign name="on" />
      </ToolIcon>
      <input
        type="range"
        className={css.slider}
        aria-label="Moment"
        aria-valuetext={isBack ? `${place} of ${last}: ${row?.words ?? ''}` : 'now'}
        min={Math.min(1, last)}
        max={last}
        value={place}
        disabled={last === 0}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <p className={css.where}>
        <b>{place}</b> of {last}
        {isBack && row && <br />}
        {isBack && row && sinceBegun(row.at, recording.startedAt)}
      </p>
      <ToolButton
        tone={isBack ? 'black' : 'line'}
        aria-pressed={!isBack}
        onClick={() => send({ type: 'now.choose' })}
      >
        Now
      </ToolButton>
    </fieldset>
  )
}
