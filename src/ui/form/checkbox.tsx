import type { ReactNode } from 'react'
import css from './checkbox.module.css'

/** A box to tick, drawn 24 px, with its words as part of what can be pressed. */
export function Checkbox(props: {
  readonly id: string
  readonly checked: boolean
  /** It is not to be changed at the moment. */
  readonly isReadOnly?: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}) {
  return (
    <label className={css.label} htmlFor={props.id}>
      <input
        id={props.id}
        type="checkbox"
        className={css.box}
        checked={props.checked}
        aria-disabled={props.isReadOnly || undefined}
        onChange={props.onToggle}
      />
      <span>{props.children}</span>
    </label>
  )
}
