import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefundStep, RefundStepName } from '../../../domain/refund-status/refund-overview.ts'
import { allDone } from '../../components/progress/all-done.ts'
import { ProgressSteps } from '../../components/progress/progress-steps.tsx'

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
