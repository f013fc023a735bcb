import type { ReactNode } from 'react'
import css from './checkbox.module.css'

/** A box to tick, drawn 24 px, with its words as part of what can be pressed. */
export function Checkbox(props: {
  readonly id: string
  readonly checked: boolean
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
        onChange={props.onToggle}
      />
      <span>{props.children}</span>
    </label>
  )
}
