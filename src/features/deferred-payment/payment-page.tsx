import type { ReactNode } from 'react'
import frame from '../../components/page/message.module.css'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './deferred-payment.module.css'

/** One state of the payment: what it is, what it means, what can be done. */
export function PaymentPage(props: {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly busy?: boolean
}) {
  return (
    <div className={css.page} aria-busy={props.busy || undefined}>
      <h1 className={cx(text.display, css.title)} tabIndex={-1}>
        {props.title}
      </h1>
      {props.children}
      {props.actions && <div className={frame.actions}>{props.actions}</div>}
    </div>
  )
}
