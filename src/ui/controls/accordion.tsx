import type { ReactNode } from 'react'
import { Icon } from '../marks/icon.tsx'
import css from './accordion.module.css'

/** One entry; entries of one `group` on a page open one at a time, and clicking the open one closes it (OD-15). */
export function AccordionItem(props: {
  readonly group: string
  readonly summary: ReactNode
  readonly children: ReactNode
}) {
  return (
    <details name={props.group} className={css.item}>
      <summary>
        {props.summary}
        <Icon name="down" />
      </summary>
      <div className={css.body}>{props.children}</div>
    </details>
  )
}
