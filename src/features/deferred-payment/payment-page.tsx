import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import css from './deferred-payment.module.css'
import { OrderLinks } from './links.tsx'
import { OrderSummary, SummaryAwaited, type SummaryOf } from './order-summary.tsx'
import { usePaymentState } from './payment-context.ts'

/**
 * One state of the payment: what it is, what can be done, and beside it the order that it is about, with the ways to its page and
 * to its cancellation.
 */
export function PaymentPage(props: {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly busy?: boolean
  /** What the order's sum is called; nothing is to be paid or canceled any more where it is not `due`. */
  readonly sum?: SummaryOf
}) {
  const { sum = 'due' } = props
  const order = usePaymentState(({ context }) => context.order)
  return (
    <div className={css.page} aria-busy={props.busy || undefined}>
      <h1 className={cx(text.display, css.title)} tabIndex={-1}>
        {props.title}
      </h1>
      {order === null ? props.busy && <SummaryAwaited /> : <OrderSummary order={order} sum={sum} />}
      <div className={css.main}>
        {props.children}
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
      {order !== null && sum === 'due' && <OrderLinks order={order} />}
    </div>
  )
}
