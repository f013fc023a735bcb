import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './facts.module.css'

/** One fact; a `null` value leaves it out. */
export type Fact = { readonly id: string; readonly term: ReactNode; readonly value: ReactNode | null }

/** Terms and values: in two columns, or side by side as a `row` (head of an order). */
export function Facts(props: { readonly facts: readonly Fact[]; readonly row?: boolean }) {
  const known = props.facts.filter((fact) => fact.value !== null)
  if (known.length === 0) return null
  return (
    <div className={css.box}>
      <dl className={cx(css.facts, props.row && css.row)}>
        {known.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
