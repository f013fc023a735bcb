import { useMemo } from 'react'
import { createCurbsideMachine, rememberedVisit } from '../../../machines/curbside/curbside.actors.ts'
import { useApp, useFlags } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { CurbsideActor } from './curbside-context.ts'
import type { Visit } from './curbside-search.ts'

/** Runs the visit of a curbside link; what a reload has interrupted is taken up again (CU-06). */
export const useCurbsideActor = (visit: Visit): CurbsideActor => {
  const app = useApp()
  const { orderNumber, storeId, code } = visit
  const { changes, arrivals, drafts, clock, pickupPlaces } = app
  const { enableCurbsidePickup } = useFlags()
  const machine = useMemo(
    () =>
      createCurbsideMachine({
        ...changes,
        arrivals,
        drafts,
        orderNumber: orderNumber ?? '',
        places: pickupPlaces,
      }),
    [changes, arrivals, drafts, pickupPlaces, orderNumber],
  )
  return useFlow(machine, {
    input: {
      orderNumber,
      storeId,
      code,
      store: storeId === null ? null : pickupPlaces.peek({ storeId, place: 'STORE' }),
      ...rememberedVisit({ keys: changes.keys, arrivals, drafts }, visit),
      enableCurbsidePickup,
      now: clock.now,
    },
  })
}
