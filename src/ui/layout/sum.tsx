import type { ReactNode } from 'react'
import css from './sum.module.css'

/** One row of a price list; `total` is ruled off and set large. Amounts arrive formatted. */
export type SumRow = {
  readonly id: string
  readonly term: ReactNode
  readonly amount: string
  readonly total?: boolean
  /** Small, beneath the amount: the same in another currency. */
  readonly aside?: ReactNode
}

/** A price list. */
export function Sum(props: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className={css.sum}>
      {props.rows.map((row) => (
        <div key={row.id} className={row.total ? css.total : undefined}>
          <dt>{row.term}</dt>
          <dd>
            <bdi>{row.amount}</bdi>
            {row.aside && <span className={css.aside}>{row.aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
