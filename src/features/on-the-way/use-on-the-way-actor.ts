import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withoutPageQuery } from '../../../domain/pages/paths/guest-path.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createOnTheWayMachine } from '../../../machines/on-the-way/on-the-way.actors.ts'
import { announceVisit } from '../../../services/pickup/announce-visit.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import '../../components/links/history-state.ts'
import type { OnTheWayActor } from './on-the-way-context.ts'

/** Runs the page of a visit, and turns its facts into navigation, session and reports. */
export const useOnTheWayActor = (orderNumber: string): OnTheWayActor => {
  const { visits, changes, clock, session } = useApp()
  const isMember = useMember() !== null
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const machine = useMemo(() => createOnTheWayMachine({ ...changes, visits }), [changes, visits])
  const known = visits.peek({ orderNumber })
  return useFlow(machine, {
    input: {
      orderNumber,
      isMember,
      known,
      knownAt: known && clock.now(),
      pendingKey: pendingKeyOf(changes.keys, announceVisit, { orderNumber }),
      timeZone,
      now: clock.now,
    },
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
