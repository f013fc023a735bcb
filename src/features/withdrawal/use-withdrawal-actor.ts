import { useEffect, useMemo } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { standingOfOrder } from '../../../domain/withdrawal/order-withdrawal.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createWithdrawalMachine } from '../../../machines/withdrawal/withdrawal.actors.ts'
import { withdrawOrder } from '../../../services/orders/withdraw-order.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import type { WithdrawalActor } from './withdrawal-context.ts'

const nameOf = ({ shippingAddress }: Order): string =>
  [shippingAddress?.firstName, shippingAddress?.lastName].filter(Boolean).join(' ')

/** Runs the withdrawal from an order, and tells it what the order's own chart hears of the host. */
export const useWithdrawalActor = (order: Order): WithdrawalActor => {
  const app = useApp()
  const detail = useOrderDetail()
  const { orderNumber, withdrawals: made } = order
  const standing = standingOfOrder(order, { country: app.place.marketplace, now: app.clock.now() })
  const machine = useMemo(() => createWithdrawalMachine(app.changes), [app])
  const actor = useFlow(machine, {
    input: {
      orderNumber,
      standing,
      made,
      name: nameOf(order),
      email: order.authorizationInfo?.email ?? '',
      language: app.place.language,
      pendingKey: pendingKeyOf(app.changes.keys, withdrawOrder, { orderNumber }),
    },
    on: { 'order.outdated': () => detail.send({ type: 'order.changed', change: null }) },
  })
  const heard = JSON.stringify({ standing, made })
  useEffect(() => actor.send({ type: 'order.updated', ...JSON.parse(heard) }), [actor, heard])
  return actor
}
