import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type DisplayStatus, statusLooks } from '../../../../domain/status/order-status.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'

type Words = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor]

const delivery: Words = [msg`Ordered`, msg`Prepared`, msg`On its way`, msg`Delivered`]
const pickup: Words = [msg`Ordered`, msg`Being prepared`, msg`Ready`, msg`Picked up`]
const refund: Words = [msg`Requested`, msg`Created`, msg`On its way to us`, msg`Refund`]

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
