import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefundStep, RefundStepName } from '../../../domain/refund-status/refund-overview.ts'
import { allDone } from '../../components/progress/all-done.ts'
import { ProgressSteps } from '../../components/progress/progress-steps.tsx'

const words: Record<RefundStepName, MessageDescriptor> = {
  requested: msg({
    message: 'Return requested',
    comment: 'Step of a refund, in a list: the shopper asked for the return. Up to 29 characters',
  }),
  sent: msg({
    message: 'On its way to us',
    comment:
      'Step of a return, one of four beside each other: the package is on its way to the shop. Up to 36 characters',
  }),
  arrived: msg({
    message: 'Arrived',
    comment: 'Step of a refund, in a list: the package has come to the shop. Up to 18 characters',
  }),
  checked: msg({
    message: 'Checked',
    comment: 'Step of a refund, in a list: the shop has looked at the goods. Up to 19 characters',
  }),
  refunded: msg({
    message: 'Refunded',
    comment:
      'Participle, of money that was given back: before an amount, and as the last step of a return. Up to 24 characters',
  }),
  denied: msg({
    message: 'Denied',
    comment: 'Last step of a return or refund: the shop does not accept the goods. Up to 13 characters',
  }),
  returnCancelled: msg({
    message: 'Canceled',
    context: 'return status',
    comment: 'Last step of a return or of its refund: the return was canceled. Up to 25 characters',
  }),
  cancelled: msg({
    message: 'Canceled',
    context: 'order status',
    comment:
      'Status of an order or a return, in lists and on its page; step of a refund; choice in the filter of orders. Up to 25 characters',
  }),
  paid: msg({
    message: 'Payment received too late',
    comment: 'Step of a refund, in a list: the money came when the order was canceled. Up to 39 characters',
  }),
}

/** What a step is called while it lasts, or once it is over, where that is something else. */
const whileCurrent: Partial<Record<RefundStepName, MessageDescriptor>> = {
  checked: msg({
    message: 'Being checked',
    comment: 'Step of a refund, in a list: the shop looks at the goods. Up to 30 characters',
  }),
  refunded: msg({
    message: 'Refund in progress',
    comment: 'Step of a refund, in a list: the money is on its way. Up to 35 characters',
  }),
}
const onceDone: Partial<Record<RefundStepName, MessageDescriptor>> = {
  sent: msg({
    message: 'Handed over',
    comment:
      'Step of a refund, in a list: the shopper gave the package to a carrier or the goods to a store. Up to 31 characters',
  }),
}

const wordsOf = ({ name, state }: RefundStep, hasMoney: boolean): MessageDescriptor => {
  if (name === 'refunded' && !hasMoney) return allDone
  const own = state === 'current' ? whileCurrent : state === 'done' ? onceDone : {}
  return own[name] ?? words[name]
}

/** How far a refund is, each step with its day where that is known (BY-59). */
export function RefundSteps(props: { readonly steps: readonly RefundStep[]; readonly hasMoney: boolean }) {
  return (
    <ProgressSteps
      part="refund-steps"
      shape="list"
      steps={props.steps.map((step) => ({
        ...step,
        words: wordsOf(step, props.hasMoney),
        at: step.state === 'ahead' ? null : step.at,
      }))}
    />
  )
}
