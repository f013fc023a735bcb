import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type DisplayStatus, statusLooks } from '../../../domain/status/order-status.ts'
import { Lanes } from '../../ui/marks/lanes.tsx'
import { type MarkName, Status } from '../../ui/marks/status.tsx'

type StatusFace = { readonly text: MessageDescriptor; readonly mark: MarkName }

/** Every display status has words and a mark of its own; the colour is that of its tone (OD-18). */
const statusFaces: Readonly<Record<DisplayStatus, StatusFace>> = {
  ordered: {
    text: msg({
      message: 'Ordered',
      context: 'order status',
      comment: 'Status of an order, in lists and on its page. Up to 20 characters',
    }),
    mark: 'list',
  },
  preparingShipment: {
    text: msg({
      message: 'Preparing',
      context: 'order status',
      comment: 'Status of an order, in lists and on its page. Up to 23 characters',
    }),
    mark: 'box',
  },
  shipped: {
    text: msg({
      message: 'Shipped',
      context: 'order status',
      comment: 'Status of an order, in lists and on its page. Up to 19 characters',
    }),
    mark: 'move',
  },
  delivered: {
    text: msg({
      message: 'Delivered',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page; choice in the filter of orders. Up to 18 characters',
    }),
    mark: 'good',
  },
  cancelled: {
    text: msg({
      message: 'Canceled',
      context: 'order status',
      comment:
        'Status of an order or a return, in lists and on its page; step of a refund; choice in the filter of orders. Up to 25 characters',
    }),
    mark: 'end',
  },
  cancellationPending: {
    text: msg({
      message: 'Cancellation pending',
      context: 'order status',
      comment: 'Status of an order, in lists and on its page. Up to 31 characters',
    }),
    mark: 'hourglass',
  },
  readyForPickUp: {
    text: msg({
      message: 'Ready for pickup',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page; choice in the filter of orders. Up to 30 characters',
    }),
    mark: 'bag',
  },
  pickedUp: {
    text: msg({
      message: 'Picked up',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page: the shopper has got it in the store. Up to 16 characters',
    }),
    mark: 'bagTick',
  },
  returnRequested: {
    text: msg({
      message: 'Return requested',
      context: 'order status',
      comment: 'Status of a return, in lists and on its page: the shopper asked for it. Up to 29 characters',
    }),
    mark: 'back',
  },
  returnCreated: {
    text: msg({
      message: 'Return created',
      context: 'order status',
      comment: 'Status of a return, in lists and on its page: it has its label or code. Up to 29 characters',
    }),
    mark: 'label',
  },
  returnInProcess: {
    text: msg({
      message: 'Return in progress',
      context: 'order status',
      comment: 'Status of a return, in lists and on its page. Up to 30 characters',
    }),
    mark: 'backBox',
  },
  returnCompleted: {
    text: msg({
      message: 'Return completed',
      context: 'order status',
      comment: 'Status of a return, in lists and on its page. Up to 28 characters',
    }),
    mark: 'refund',
  },
  returnDenied: {
    text: msg({
      message: 'Return denied',
      context: 'order status',
      comment:
        'Status of a return, in lists and on its page: the shop does not accept the goods. Up to 29 characters',
    }),
    mark: 'bad',
  },
  returnedToStore: {
    text: msg({
      message: 'Returned to store',
      context: 'order status',
      comment:
        'Status of a return, in lists and on its page: the goods were handed in at a store. Up to 35 characters',
    }),
    mark: 'shop',
  },
  paymentPending: {
    text: msg({
      message: 'Payment pending',
      context: 'order status',
      comment:
        'Status of an order, in lists and on its page; choice in the filter of orders. Up to 28 characters',
    }),
    mark: 'card',
  },
  paymentOverdue: {
    text: msg({
      message: 'Not paid',
      context: 'order status',
      comment: 'Status of an order, in lists and on its page. Up to 19 characters',
    }),
    mark: 'cardOff',
  },
  unknown: {
    text: msg({
      message: 'Status not known',
      context: 'order status',
      comment:
        'In place of the status of an order or a return, in lists and on its page. Up to 28 characters',
    }),
    mark: 'unknown',
  },
}

/** The words of a status in the page's language. */
const useStatusText = (): ((status: DisplayStatus) => string) => {
  const { _ } = useLingui()
  return (status) => _(statusFaces[status].text)
}

/** Mark and words of a display status. */
export function StatusLine(props: { readonly status: DisplayStatus }) {
  const textOf = useStatusText()
  const { status } = props
  return (
    <Status tone={statusLooks[status].tone} mark={statusFaces[status].mark}>
      {textOf(status)}
    </Status>
  )
}

/** How far a status is on its way; nothing where it is no step of a way, or the way is done. */
export function StatusLanes(props: { readonly status: DisplayStatus; readonly full?: boolean }) {
  const { _ } = useLingui()
  const textOf = useStatusText()
  const { progress, tone } = statusLooks[props.status]
  if (progress === null || progress === 4) return null
  return (
    <Lanes
      done={progress}
      label={_(msg({ message: 'Progress', comment: 'Names a progress bar of four steps' }))}
      now={textOf(props.status)}
      {...(tone === 'wait' && { tone })}
      {...(props.full && { full: true })}
    />
  )
}
