import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './wrap.module.css'

/** Page width with gutters: 76, 82 and 90 rem by breakpoint. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.wrap, className)} />
}

/** Work at the start, facts beside it from 960 px, beneath it before. */
export function Columns(props: { readonly children: ReactNode }) {
  return <div className={css.columns}>{props.children}</div>
}

/** The facts column: its sections are opened by rules. Children are `<section>`s. */
export function Side(props: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <aside className={css.side} aria-label={props.label}>
      {props.children}
    </aside>
  )
}
