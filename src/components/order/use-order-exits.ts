import { useNavigate } from '@tanstack/react-router'
import { withoutPageQuery } from '../../../domain/pages/paths/guest-path.ts'
import type { OpeningFailure } from '../../../machines/guest-lookup/guest-lookup.types.ts'
import { useApp } from '../app/app-context.ts'
import '../links/history-state.ts'

/**
 * What a page of one order does at the facts that end it: a guest's order that is not to be had gives way to the lookup, which says
 * why (OD-08), and a sign-in that the host rejected is told to the session.
 */
export const useOrderExits = () => {
  const { session } = useApp()
  const navigate = useNavigate()
  return {
    'order.unreachable': (fact: { readonly orderNumber: string; readonly reason: OpeningFailure }) => {
      void navigate({
        to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
        params: { orderNumber: fact.orderNumber },
        search: withoutPageQuery,
        state: { openingFailure: fact.reason, takesFocus: true },
        replace: true,
      })
    },
    'session.rejected': (fact: { readonly type: 'session.rejected' }) => session.send(fact),
  }
}
