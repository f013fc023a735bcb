import { nameOf } from '../../../book/names.ts'
import { HiddenTitle, Hint } from '../parts/part.tsx'
import { useShown } from '../shown/use-panel.ts'
import { CallsPart } from './calls-part.tsx'
import { EventsPart } from './events-part.tsx'
import css from './hand-view.module.css'
import { HeldPart } from './held-part.tsx'
import { TimersPart } from './timers-part.tsx'

/** Everything that can be made to happen to the shown chart. */
export function HandView() {
  const { actor, whyNotSteerable } = useShown()
  if (!actor)
    return (
      <div className={css.view}>
        <Hint>Choose a chart.</Hint>
      </div>
    )
  return (
    <div className={css.view}>
      <HiddenTitle>By hand</HiddenTitle>
      {whyNotSteerable !== '' && <p className={css.why}>{whyNotSteerable}</p>}
      <CallsPart />
      <EventsPart name={nameOf(actor)} />
      <TimersPart />
      <HeldPart />
    </div>
  )
}
