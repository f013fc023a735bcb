import { useId } from 'react'
import css from './json-field.module.css'

/** A value as JSON, to be written by hand. */
export function JsonField(props: {
  readonly label: string
  readonly value: string
  /** What is wrong with it, in words; `null` while nothing is. */
  readonly error: string | null
  readonly onChange: (text: string) => void
}) {
  const id = useId()
  const { label, value, error, onChange } = props
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={css.area}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        rows={Math.min(14, value.split('\n').length + 1)}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== null && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
