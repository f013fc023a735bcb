import { useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { outdated } from '../../../domain/orders/order-cache.ts'
import { returnCancelRefusalOf } from '../../../domain/return-progress/return-cancellation.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createReturnCancellationMachine } from '../../../machines/return-cancellation/return-cancellation.actors.ts'
import { cancelReturn } from '../../../services/returns/cancel-return.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import type { ReturnCancellationActor } from './return-cancellation-context.ts'

/** Runs the cancellation of a return; the return, and the sale that its items are in again, are asked for anew. */
export const useReturnCancellationActor = (order: Order): ReturnCancellationActor => {
  const app = useApp()
  const detail = useOrderDetail()
  const { orderNumber: returnOrderNumber, parentSalesOrderNumber } = order
  const refusal = returnCancelRefusalOf(order)
  const machine = useMemo(() => createReturnCancellationMachine(app.changes), [app])
  const refresh = () => detail.send({ type: 'order.changed', change: null })
  const actor = useFlow(machine, {
    input: {
      returnOrderNumber,
      refusal,
      pendingKey: pendingKeyOf(app.changes.keys, cancelReturn, { returnOrderNumber }),
    },
    on: {
      'return.cancelled': () => {
        const sale = parentSalesOrderNumber === null ? null : app.orderCache.read(parentSalesOrderNumber)
        if (sale) app.orderCache.store(outdated(sale))
        refresh()
      },
      'return.outdated': refresh,
    },
  })
  useEffect(() => actor.send({ type: 'return.updated', refusal }), [actor, refusal])
  return actor
}
