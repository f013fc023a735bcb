import type { ReactNode } from 'react'
import css from './steps.module.css'

/** Where one is in a flow of some pages. */
export function Steps(props: {
  /** What the list is called. */
  readonly label: string
  readonly steps: readonly { readonly id: string; readonly name: ReactNode }[]
  /** Id of the step that is shown. */
  readonly current: string
}) {
  return (
    <ol className={css.steps} aria-label={props.label}>
      {props.steps.map(({ id, name }, index) => (
        <li key={id} aria-current={id === props.current ? 'step' : undefined}>
          <b aria-hidden="true">{index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  )
}
