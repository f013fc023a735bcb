import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { formatDate } from '../../../domain/format/dates.ts'
import type { RefundStep, RefundStepName } from '../../../domain/refund-status/refund-overview.ts'
import { usePage } from '../../components/order/use-page.ts'
import { cx } from '../../ui/cx.ts'
import css from './refund-steps.module.css'

const words: Record<RefundStepName, MessageDescriptor> = {
  requested: msg`Return requested`,
  sent: msg`On its way to us`,
  arrived: msg`Arrived`,
  checked: msg`Checked`,
  refunded: msg`Refunded`,
  denied: msg`Denied`,
  returnCancelled: msg({ message: 'Canceled', context: 'order status' }),
  cancelled: msg({ message: 'Canceled', context: 'order status' }),
  paid: msg`Payment received too late`,
}

/** What a step is called while it lasts, or once it is over, where that is something else. */
const whileCurrent: Partial<Record<RefundStepName, MessageDescriptor>> = {
  checked: msg`Being checked`,
  refunded: msg`Refund in progress`,
}
const onceDone: Partial<Record<RefundStepName, MessageDescriptor>> = { sent: msg`Handed over` }

const wordsOf = ({ name, state }: RefundStep): MessageDescriptor => {
  const own = state === 'current' ? whileCurrent : state === 'done' ? onceDone : {}
  return own[name] ?? words[name]
}

/** How far a refund is, each step with its day where that is known (BY-59). */
export function RefundSteps({ steps }: { readonly steps: readonly RefundStep[] }) {
  const { _ } = useLingui()
  const { locale, timeZone } = usePage()
  return (
    <ol className={css.steps} data-part="refund-steps">
      {steps.map(({ name, state, at }) => (
        <li
          key={name}
          className={cx(css.step, css[state])}
          data-step={name}
          data-reached={state}
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
        >
          <span>{_(wordsOf({ name, state, at }))}</span>
          {at && state !== 'ahead' && (
            <time dateTime={at}>{formatDate(at, 'short', { locale, timeZone })}</time>
          )}
        </li>
      ))}
    </ol>
  )
}
