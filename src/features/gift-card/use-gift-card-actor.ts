import { useMemo } from 'react'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { createGiftCardMachine } from '../../../machines/gift-card/gift-card.actors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { GiftCardActor } from './gift-card-context.ts'

/** Runs the gift card check. */
export const useGiftCardActor = (): GiftCardActor => {
  const app = useApp()
  const machine = useMemo(
    () => createGiftCardMachine({ http: app.http, country: app.place.marketplace }),
    [app],
  )
  return useFlow(machine, {
    input: { currency: profileOf(app.place.marketplace).currency, now: app.clock.now },
  })
}
