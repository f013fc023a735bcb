import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { createCurbsideMachine, rememberedVisit } from '../../../machines/curbside/curbside.actors.ts'
import { type App, useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import { newKey } from '../../components/app/new-key.ts'
import type { CurbsideActor } from './curbside-context.ts'
import type { Visit } from './curbside-search.ts'

const storageOf = ({ pickupKeys, pickupDrafts }: App) => ({ keys: pickupKeys, drafts: pickupDrafts })

/** Runs the visit of a curbside link; what a reload has interrupted is taken up again (CU-06). */
export const useCurbsideActor = ({ orderNumber, storeId, code, interactionId }: Visit): CurbsideActor => {
  const app = useApp()
  const machine = useMemo(
    () =>
      createCurbsideMachine({
        ...storageOf(app),
        http: app.http,
        newKey,
        orderNumber: orderNumber ?? '',
        code: code ?? '',
        report: app.reportError,
      }),
    [app, orderNumber, code],
  )
  const actor = useActorRef(machine, {
    input: {
      orderNumber,
      storeId,
      code,
      ...rememberedVisit(storageOf(app), orderNumber ?? '', interactionId),
      now: app.clock.now,
    },
  })
  useEffect(
    () =>
      endWatches(
        actor.on('error.reported', ({ code: reported, devMessage }) => app.reportError(reported, devMessage)),
      ),
    [actor, app],
  )
  return actor
}
