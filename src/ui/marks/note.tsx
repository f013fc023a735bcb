import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import css from './note.module.css'
import { type MarkName, StatusMark, type Tone } from './status.tsx'

/**
 * A message within the page: mark, title, words. `live` reads it out when it appears. One that comes with another page would be
 * drowned by that page's heading: it `takesFocus`.
 */
export function Note(props: {
  readonly tone: Tone
  readonly mark?: MarkName
  readonly title?: ReactNode
  readonly live?: 'status' | 'alert'
  readonly takesFocus?: boolean
  readonly children?: ReactNode
}) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (props.takesFocus) note.current?.focus()
  }, [props.takesFocus])
  return (
    <div
      ref={note}
      className={cx(css.note, css[props.tone])}
      role={props.live}
      {...(props.takesFocus && { tabIndex: -1 })}
    >
      <StatusMark mark={props.mark ?? props.tone} tone={props.tone} />
      <div>
        {props.title && <p className={css.title}>{props.title}</p>}
        {props.children}
      </div>
    </div>
  )
}
