import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import text from '../../ui/text.module.css'
import css from './message.module.css'

/** A page that says one thing and shows the ways out. */
export function Message(props: {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className={cx(wrap.wrap, css.section)}>
      <div className={css.message}>
        <h1 className={text.display} tabIndex={-1}>
          {props.title}
        </h1>
        <p className={text.pretty}>{props.children}</p>
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
    </div>
  )
}
