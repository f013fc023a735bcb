import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'
import { FieldError } from './field-error.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'prefix'> & {
  readonly id: string
  readonly label: ReactNode
  /** Stands beside the label, for example a `Tooltip`. */
  readonly beside?: ReactNode
  /** Stands before what is typed and is no part of it: `+86`. */
  readonly prefix?: string | null
  /** What is wrong with the value; `null` while nothing is. */
  readonly error: ReactNode | null
  readonly onChange: (value: string) => void
}

/** A line of text with its label above and its error beneath. */
export function TextField({ label, beside, prefix, error, onChange, ...input }: Props) {
  const id = useId()
  const described = [prefix ? `${id}-prefix` : null, error === null ? null : `${id}-error`]
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
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
