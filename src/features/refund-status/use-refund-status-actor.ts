import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { withoutPageQuery } from '../../../domain/pages/paths/guest-path.ts'
import { createRefundStatusMachine } from '../../../machines/refund-status/refund-status.actors.ts'
import type { refundStatusMachine } from '../../../machines/refund-status/refund-status.machine.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import '../../components/links/history-state.ts'

type RefundStatusActor = ActorRefFrom<typeof refundStatusMachine>

/** What each view of the page is given. */
export type RefundViewProps = { readonly actor: RefundStatusActor; readonly orderNumber: string }

/** Runs the page of an order's refunds, and turns its facts into navigation, session and reports. */
export const useRefundStatusActor = (orderNumber: string): RefundStatusActor => {
  const { refundStatuses, clock, session } = useApp()
  const isMember = useMember() !== null
  const navigate = useNavigate()
  const machine = useMemo(() => createRefundStatusMachine({ statuses: refundStatuses }), [refundStatuses])
  const known = refundStatuses.peek({ orderNumber })
  return useFlow(machine, {
    input: { orderNumber, isMember, known, knownAt: known && clock.now(), now: clock.now },
    on: {
      'order.unreachable': (event) => {
        void navigate({
          to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
          params: { orderNumber: event.orderNumber },
          search: withoutPageQuery,
          state: { openingFailure: event.reason, takesFocus: true },
          replace: true,
        })
      },
      'session.rejected': (event) => session.send(event),
    },
  })
}
