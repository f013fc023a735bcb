import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createCancellationMachine } from '../../../machines/cancellation/cancellation.actors.ts'
import {
  selectCancellationView,
  selectWindow,
} from '../../../machines/cancellation/cancellation.selectors.ts'
import type { RecentChange } from '../../../machines/cancellation/cancellation.types.ts'
import { cancelOrder } from '../../../services/orders/cancel-order.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import layout from '../../ui/layout/flow.module.css'
import { type CancellationActor, CancellationContext } from './cancellation-context.ts'
import { CancellationDialog } from './cancellation-dialog.tsx'

type Props = {
  readonly order: Order
  readonly recentChange: RecentChange | null
  /** The address asks to cancel. */
  readonly isAsked: boolean
  /** The address need not ask again. */
  readonly onHeard: () => void
  /** The order is another one than the page shows; `null` where only a fresh look tells how. */
  readonly onChange: (change: RecentChange | null) => void
  readonly children: ReactNode
}

/**
 * The cancellation of one order, around its page. An attempt from before a reload is taken up by its stored key (CA-08); a
 * success is remembered for the rest of the visit, and reloads the page in China (CA-04).
 */
export function CancellationProvider({ children, ...props }: Props) {
  const { order } = props
  const actor = useCancellationActor(props)
  const view = useSelector(actor, selectCancellationView)
  const timeLeft = useSelector(actor, selectWindow)
  useEffect(() => actor.send({ type: 'order.updated', order }), [actor, order])
  return (
    <CancellationContext value={actor}>
      <div className={layout.flow} data-flow="cancellation" data-state={view} data-window={timeLeft}>
        {children}
        {view !== 'closed' && <CancellationDialog />}
      </div>
    </CancellationContext>
  )
}

const useCancellationActor = ({
  order,
  recentChange,
  isAsked,
  onHeard,
  onChange,
}: Omit<Props, 'children'>): CancellationActor => {
  const app = useApp()
  const isMember = useMember() !== null
  const machine = useMemo(() => createCancellationMachine(app.changes), [app])
  return useFlow(machine, {
    input: {
      order,
      isMember,
      country: orderCountry(order, app.place.marketplace),
      recentChange,
      isAsked,
      pendingKey: pendingKeyOf(app.changes.keys, cancelOrder, { orderNumber: order.orderNumber }),
      now: app.clock.now,
    },
    on: {
      'ask.heard': onHeard,
      'order.cancelled': ({ orderNumber, reloadsPage }) => {
        app.recentChanges.set(orderNumber, 'cancelled')
        if (reloadsPage) location.reload()
        else onChange('cancelled')
      },
      'order.cancellationPending': () => onChange('cancellationPending'),
      'order.outdated': () => onChange(null),
    },
  })
}
