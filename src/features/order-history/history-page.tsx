import type { ReactNode } from 'react'
import frame from '../../components/page/message.module.css'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'

/** Root of a list's flow: `data-state` says where its machine is. */
export function HistoryPage(props: {
  readonly flow?: string
  readonly state: string
  readonly children: ReactNode
}) {
  return (
    <div
      className={cx(wrap.wrap, frame.section)}
      data-flow={props.flow ?? 'orderHistory'}
      data-state={props.state}
    >
      {props.children}
    </div>
  )
}
