import type { ComponentProps, ReactNode } from 'react'
import css from './tabs.module.css'

/** Pages beside each other; children are `Tab`s. */
export function Tabs(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={css.tabs} aria-label={props.label}>
      {props.children}
    </nav>
  )
}

/** One page; the shown one carries `aria-current="page"`, which the router's links set by themselves. */
export function Tab(props: ComponentProps<'a'>) {
  return <a {...props} className={css.tab} />
}
