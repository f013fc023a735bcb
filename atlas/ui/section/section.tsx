import { type ReactNode, useId } from 'react'
import { cx } from '../../../src/ui/cx.ts'
import text from '../../../src/ui/text.module.css'
import css from './section.module.css'

/** A part of a page under a ruled heading. */
export function Section(props: {
  readonly title: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={cx(css.section, props.className)} aria-labelledby={id}>
      <h2 id={id} className={cx(css.title, text.h3)}>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}
