import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { isMoneyless } from '../../../domain/exchange/moneyless.ts'
import type { ReturnStepName, ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { allDone } from '../../components/progress/all-done.ts'
import { ProgressSteps } from '../../components/progress/progress-steps.tsx'

const words: Record<ReturnStepName, MessageDescriptor> = {
  requested: msg`Requested`,
  sent: msg`On its way to us`,
  arrived: msg`Arrived and checked`,
  refunded: msg`Refunded`,
  denied: msg`Denied`,
  cancelled: msg({ message: 'Canceled', context: 'order status' }),
}

/** Of a return that gives no money back (BY-05, BY-06). */
const wordsWithoutMoney = { ...words, refunded: allDone }

/** The steps of a return, each with its day where that is known. */
export function ReturnSteps({
  timeline,
  order,
}: {
  readonly timeline: ReturnTimeline
  readonly order: Order
}) {
  const own = isMoneyless(order) ? wordsWithoutMoney : words
  return (
    <ProgressSteps
      part="return-steps"
      shape="lanes"
      steps={timeline.steps.map((step) => ({ ...step, words: own[step.name] }))}
    />
  )
}
