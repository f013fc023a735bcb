import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../marks/icon.tsx'
import css from './disclosure.module.css'

/** Words that unfold what is beneath them, among other things that are read; questions have an accordion. */
export function Disclosure(props: {
  readonly summary: ReactNode
  /** Unfolded from the beginning. */
  readonly isOpen?: boolean
  readonly className?: string | undefined
  readonly 'data-part'?: string
  readonly children: ReactNode
}) {
  return (
    <details
      className={cx(css.disclosure, props.className)}
      open={props.isOpen}
      data-part={props['data-part']}
    >
      <summary>
        {props.summary}
        <Icon name="down" small />
      </summary>
      {props.children}
    </details>
  )
}
