import { Icon } from '../../../ui/marks/icon.tsx'
import css from './order-search.module.css'

/** A choice of one thing that the list is narrowed to, or of none. */
export function Choice<Value extends string | number>(props: {
  readonly name: string
  /** What it chooses, for those who listen: the chosen words stand alone. */
  readonly label: string
  /** Words of the choice that narrows nothing. */
  readonly all: string
  readonly value: Value | undefined
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: string) => void
}) {
  const { value = '' } = props
  return (
    <div className={css.choice} data-chosen={value === '' ? undefined : ''}>
      <select
        name={props.name}
        aria-label={props.label}
        value={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        <option value="">{props.all}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </div>
  )
}
