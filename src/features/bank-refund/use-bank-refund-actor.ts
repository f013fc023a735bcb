import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { bankRefundStanding } from '../../../domain/bank-refund/bank-refund.ts'
import { outdated } from '../../../domain/orders/order-cache.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createBankRefundMachine } from '../../../machines/bank-refund/bank-refund.actors.ts'
import { sendBankRefund } from '../../../services/returns/send-bank-refund.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import type { BankRefundActor } from './bank-refund-context.ts'

/** Runs the bank refund of a return; its confirmation follows in place of the form. */
export const useBankRefundActor = (order: Order): BankRefundActor => {
  const app = useApp()
  const detail = useOrderDetail()
  const navigate = useNavigate()
  const { orderNumber: returnOrderNumber } = order
  const standing = bankRefundStanding(order)
  const machine = useMemo(() => createBankRefundMachine(app.changes), [app])
  const actor = useFlow(machine, {
    input: {
      returnOrderNumber,
      email: order.authorizationInfo?.email ?? '',
      standing,
      pendingKey: pendingKeyOf(app.changes.keys, sendBankRefund, { returnOrderNumber }),
    },
    on: {
      'refund.sent': () => {
        const cached = app.orderCache.read(returnOrderNumber)
        if (cached) app.orderCache.store(outdated(cached))
        void navigate({
          to: '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment-confirmation',
          params: { orderNumber: returnOrderNumber },
          replace: true,
        })
      },
      'return.outdated': () => detail.send({ type: 'order.changed', change: null }),
    },
  })
  useEffect(() => actor.send({ type: 'return.updated', standing }), [actor, standing])
  return actor
}
