import type { ReactNode } from 'react'
import text from '../../ui/text.module.css'
import css from './gift-return.module.css'

/** One step of the gift's return: what it is, and beneath it what is to be done. */
export function GiftFrame(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      {props.children}
    </div>
  )
}
