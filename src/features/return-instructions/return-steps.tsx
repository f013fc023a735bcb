import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { isMoneyless } from '../../../domain/exchange/moneyless.ts'
import type { ReturnStepName, ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { allDone } from '../../components/progress/all-done.ts'
import { ProgressSteps } from '../../components/progress/progress-steps.tsx'

const words: Record<ReturnStepName, MessageDescriptor> = {
  requested: msg({
    message: 'Requested',
    comment:
      'Step of the progress of a return, one of four beside each other: the shopper asked for the return. Up to 15 characters',
  }),
  sent: msg({
    message: 'On its way to us',
    comment:
      'Step of a return, one of four beside each other: the package is on its way to the shop. Up to 36 characters',
  }),
  arrived: msg({
    message: 'Arrived and checked',
    comment: 'Step of a return, one of four beside each other: the shop has the goods. Up to 34 characters',
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
  cancelled: msg({
    message: 'Canceled',
    context: 'return status',
    comment: 'Last step of a return or of its refund: the return was canceled. Up to 25 characters',
  }),
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
