import { type ReactNode, useId } from 'react'
import css from './field.module.css'

/** A field of a tool's page: small, with its label above it. */
export function Field(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'search' | 'text' | 'number'
  readonly min?: number
  readonly max?: number
}) {
  const id = useId()
  const { label, value, onChange, ...rest } = props
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={css.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

export type Choice = { readonly value: string; readonly words: ReactNode }

/** One of several, chosen from a list. */
export function Select(props: {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        className={css.input}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {props.choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
