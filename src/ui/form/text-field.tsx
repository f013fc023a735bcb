import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'
import { FieldError } from './field-error.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'prefix'> & {
  readonly id: string
  readonly label: ReactNode
  /** Stands beside the label, for example a `Tooltip`. */
  readonly beside?: ReactNode
  /** Stands before what is typed and is no part of it: `+86`. */
  readonly prefix?: string | null
  /** What is wrong with the value; `null` while nothing is. */
  readonly error: ReactNode | null
  /** What to type, beneath the field, and at its end how far that has come. */
  readonly hint?: ReactNode
  readonly left?: ReactNode
  readonly onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void
}

/** A line of text with its label above, its hint and its error beneath. */
export function TextField({ label, beside, prefix, error, hint, left, onChange, ...input }: TextFieldProps) {
  const id = useId()
  const described = [
    prefix ? `${id}-prefix` : null,
    hint ? `${id}-hint` : null,
    error === null ? null : `${id}-error`,
  ]
  return (
    <div className={css.field}>
      <div className={css.label}>
        <label htmlFor={input.id}>{label}</label>
        {beside}
      </div>
      <div className={css.frame}>
        {prefix && (
          <bdi id={`${id}-prefix`} className={css.prefix} dir="ltr">
            {prefix}
          </bdi>
        )}
        <input
          {...input}
          className={css.input}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.value, event)}
        />
      </div>
      {hint && (
        <p className={css.hint}>
          <span id={`${id}-hint`}>{hint}</span>
          {left && <span aria-hidden="true">{left}</span>}
        </p>
      )}
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
