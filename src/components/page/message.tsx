import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import text from '../../ui/text.module.css'
import css from './message.module.css'

type Props = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** One thing in place of what a page is about, and the ways on. */
export function InPlace({ title, children, actions }: Props) {
  return (
    <div className={css.message}>
      <h1 className={text.display} tabIndex={-1}>
        {title}
      </h1>
      <p className={text.pretty}>{children}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}

/** A page that says one thing and shows the ways out. */
export function Message(props: Props) {
  return (
    <div className={cx(wrap.wrap, css.section)}>
      <InPlace {...props} />
    </div>
  )
}
