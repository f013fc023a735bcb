import { useMemo } from 'react'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createOnTheWayMachine } from '../../../machines/on-the-way/on-the-way.actors.ts'
import { announceVisit } from '../../../services/pickup/announce-visit.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderExits } from '../../components/order/use-order-exits.ts'
import type { OnTheWayActor } from './on-the-way-context.ts'

/** Runs the page of a visit, and turns its facts into navigation, session and reports. */
export const useOnTheWayActor = (orderNumber: string): OnTheWayActor => {
  const { visits, changes, clock } = useApp()
  const isMember = useMember() !== null
  const timeZone = useTimeZone()
  const exits = useOrderExits()
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
    on: exits,
  })
}
