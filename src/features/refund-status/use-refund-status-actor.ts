import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createRefundStatusMachine } from '../../../machines/refund-status/refund-status.actors.ts'
import type { refundStatusMachine } from '../../../machines/refund-status/refund-status.machine.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderExits } from '../../components/order/use-order-exits.ts'

type RefundStatusActor = ActorRefFrom<typeof refundStatusMachine>

/** What each view of the page is given. */
export type RefundViewProps = { readonly actor: RefundStatusActor; readonly orderNumber: string }

/** Runs the page of an order's refunds, and turns its facts into navigation, session and reports. */
export const useRefundStatusActor = (orderNumber: string): RefundStatusActor => {
  const { refundStatuses, clock } = useApp()
  const isMember = useMember() !== null
  const exits = useOrderExits()
  const machine = useMemo(() => createRefundStatusMachine({ statuses: refundStatuses }), [refundStatuses])
  const known = refundStatuses.peek({ orderNumber })
  return useFlow(machine, {
    input: { orderNumber, isMember, known, knownAt: known && clock.now(), now: clock.now },
    on: exits,
  })
}
