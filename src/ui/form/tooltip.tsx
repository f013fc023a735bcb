import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { StatusMark } from '../marks/status.tsx'
import css from './tooltip.module.css'

/**
 * A question mark that explains: at most 320 px wide, shown on hover and on focus, kept for 1000 ms afterwards (SH-11),
 * put away by Escape. `label` names the mark.
 */
export function Tooltip(props: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  const allow = () => setDismissed(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within is what is operated
    <span className={css.wrap} onMouseLeave={allow} onBlur={allow} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={css.button}
        aria-label={props.label}
        aria-describedby={id}
        onClick={allow}
      >
        <StatusMark mark="unknown" />
      </button>
      <span id={id} role="tooltip" className={css.tip} data-dismissed={isDismissed || undefined}>
        {props.children}
      </span>
    </span>
  )
}
