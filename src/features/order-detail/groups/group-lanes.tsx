import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type DisplayStatus, statusLooks } from '../../../../domain/status/order-status.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'

type Words = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor]

const delivery: Words = [
  msg({
    message: 'Ordered',
    comment:
      'Before the day of an order; entry in the timeline of an item, with its day beside it; step of its progress. Up to 19 characters',
  }),
  msg({
    message: 'Prepared',
    comment:
      'Step of the progress of an order, one of four beside each other: it is packed. Up to 20 characters',
  }),
  msg({
    message: 'On its way',
    comment:
      'Entry in the timeline of an item, with its day beside it; step of its progress; choice in the filter of orders. Up to 20 characters',
  }),
  msg({
    message: 'Delivered',
    comment:
      'Entry in the timeline of an item, with its day beside it; step of its progress. Up to 18 characters',
  }),
]
const pickup: Words = [
  msg({
    message: 'Ordered',
    comment:
      'Before the day of an order; entry in the timeline of an item, with its day beside it; step of its progress. Up to 19 characters',
  }),
  msg({
    message: 'Being prepared',
    comment:
      'Step of the progress of an order, one of four beside each other: it is being packed. Up to 23 characters',
  }),
  msg({
    message: 'Ready',
    comment:
      'Step of the progress of a pickup, one of four beside each other: the order waits in the store. Up to 15 characters',
  }),
  msg({
    message: 'Picked up',
    comment:
      'Entry in the timeline of an item, with its day beside it, or step of its progress: the shopper has got it in the store. Up to 16 characters',
  }),
]
const refund: Words = [
  msg({
    message: 'Requested',
    comment:
      'Step of the progress of a return, one of four beside each other: the shopper asked for the return. Up to 15 characters',
  }),
  msg({
    message: 'Created',
    comment:
      'Step of the progress of a return, one of four beside each other: the return has its label or code. Up to 14 characters',
  }),
  msg({
    message: 'On its way to us',
    comment:
      'Step of a return, one of four beside each other: the package is on its way to the shop. Up to 36 characters',
  }),
  msg({
    message: 'Refund',
    comment:
      'Noun: money that is given back. Before an amount, as a heading, and as the last step of a return. Up to 21 characters',
  }),
]

const waysOf: Partial<Record<DisplayStatus, Words>> = {
  ordered: delivery,
  preparingShipment: delivery,
  shipped: delivery,
  readyForPickUp: pickup,
  returnRequested: refund,
  returnCreated: refund,
  returnInProcess: refund,
  returnedToStore: refund,
}

/** Where a group is on its way, in four lanes with words; nothing for a way that has ended. */
export function GroupLanes(props: {
  readonly status: DisplayStatus
  readonly label: string
  /** The shopper fetches it. */
  readonly isFetched: boolean
}) {
  const { _ } = useLingui()
  const { status, label } = props
  const usual = waysOf[status]
  const way = props.isFetched && usual === delivery ? pickup : usual
  const { progress, tone } = statusLooks[status]
  if (way === undefined || progress === null || progress === 4) return null
  const [first, second, third, fourth] = way
  return (
    <Lanes
      done={progress}
      label={label}
      now={_(way[progress])}
      words={[_(first), _(second), _(third), _(fourth)]}
      {...(tone === 'wait' && { tone })}
      full
    />
  )
}
