import type { ReactNode } from 'react'
import text from '../text.module.css'
import css from './page-head.module.css'

/** A page's name, once per page; it takes focus when the page changes. */
export function PageHead(props: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      {props.children}
    </div>
  )
}
