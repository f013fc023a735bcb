import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './note.module.css'
import { type MarkName, StatusMark, type Tone } from './status.tsx'

/** A message within the page: mark, title, words. `live` reads it out when it appears. */
export function Note(props: {
  readonly tone: Tone
  readonly mark?: MarkName
  readonly title?: ReactNode
  readonly live?: 'status' | 'alert'
  readonly children?: ReactNode
}) {
  return (
    <div className={cx(css.note, css[props.tone])} role={props.live}>
      <StatusMark mark={props.mark ?? props.tone} tone={props.tone} />
      <div>
        {props.title && <p className={css.title}>{props.title}</p>}
        {props.children}
      </div>
    </div>
  )
}
