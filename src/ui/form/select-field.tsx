import { type ReactNode, useId } from 'react'
import { Icon } from '../marks/icon.tsx'
import field from './field.module.css'
import { FieldError } from './field-error.tsx'
import css from './select-field.module.css'

export type Option = {
  readonly value: string
  readonly label: string
  /** Heading that it stands under, with its neighbors of the same. */
  readonly group?: string
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** Options of one heading together, in their order. */
const groupsOf = (options: readonly Option[]) => [...Map.groupBy(options, ({ group }) => group)]

/** A choice among few, with its label above. Without a value the `placeholder` stands in it. */
export function SelectField(props: {
  readonly id: string
  readonly label: ReactNode
  readonly value: string | null
  readonly placeholder?: string
  readonly options: readonly Option[]
  readonly autoComplete?: string
  readonly isRequired?: boolean
  /** It is not to be changed at the moment. */
  readonly isReadOnly?: boolean
  /** What is wrong with the choice; `null` while nothing is. */
  readonly error?: ReactNode | null
  readonly onChange: (value: string) => void
}) {
  const { id, placeholder, value, error = null } = props
  const errorId = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={`${field.frame} ${css.frame}`}>
        <select
          id={id}
          className={css.select}
          value={value ?? ''}
          autoComplete={props.autoComplete}
          aria-required={props.isRequired}
          aria-disabled={props.isReadOnly || undefined}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {groupsOf(props.options).map(([group, options]) =>
            group === undefined ? (
              options.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {options.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <span className={css.arrow}>
          <Icon name="down" />
        </span>
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
