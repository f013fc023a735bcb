import type { ComponentProps } from 'react'
import css from './visually-hidden.module.css'

/** Words for those who listen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.hidden} />
}
