import type { ReactNode } from 'react'
import { Icon } from '../marks/icon.tsx'
import field from './field.module.css'
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
  readonly onChange: (value: string) => void
}) {
  const { id, placeholder, value } = props
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
    </div>
  )
}
