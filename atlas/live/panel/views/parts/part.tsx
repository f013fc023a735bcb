import { type ReactNode, useId } from 'react'
import css from './part.module.css'

/** A part of a view under a heading. */
export function Part(props: {
  readonly title: string
  /** At the end of the heading's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {props.title}
        </h3>
        {props.aside}
      </div>
      {props.children}
    </section>
  )
}

export function Hint(props: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={props.id} className={css.hint}>
      {props.children}
    </p>
  )
}

/** What a view is called, for who goes by headings: others see it on its tab. */
export function HiddenTitle(props: { readonly children: ReactNode }) {
  return <h2 className={css.hidden}>{props.children}</h2>
}
