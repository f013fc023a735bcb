import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { createGiftCardMachine } from '../../../machines/gift-card/gift-card.actors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import type { GiftCardActor } from './gift-card-context.ts'

/** Runs the gift card check, and passes its reports on. */
export const useGiftCardActor = (): GiftCardActor => {
  const app = useApp()
  const machine = useMemo(() => createGiftCardMachine({ http: app.http }), [app])
  const actor = useActorRef(machine, {
    input: { currency: profileOf(app.place.marketplace).currency, now: app.clock.now },
  })
  useEffect(
    () => endWatches(actor.on('error.reported', ({ code, devMessage }) => app.reportError(code, devMessage))),
    [actor, app],
  )
  return actor
}
