import type { ReactNode } from 'react'
import field from './field.module.css'
import css from './select-field.module.css'

/** Lines of text, with a hint and what is left of the length beneath. */
export function TextArea(props: {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  readonly maxLength: number
  readonly readOnly?: boolean
  readonly hint: ReactNode
  readonly left: ReactNode
  readonly onChange: (value: string) => void
}) {
  const { id } = props
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={field.frame}>
        <textarea
          id={id}
          className={`${field.input} ${css.area}`}
          dir="auto"
          value={props.value}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          aria-describedby={`${id}-hint`}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        <span>{props.hint}</span>
        <span>{props.left}</span>
      </p>
    </div>
  )
}
