import { useActorRef, useSelector } from '@xstate/react'
import { openingHoursMachine } from '../../../machines/opening-hours/opening-hours.machine.ts'
import type { Store } from '../../contract/store.ts'
import { useApp } from '../app-context.ts'

/** The moment that a store's hours are told for, epoch milliseconds: renewed when it opens or closes, and at midnight there. */
export const useOpeningNow = (store: Store): number => {
  const { clock } = useApp()
  const actor = useActorRef(openingHoursMachine, { input: { store, now: clock.now } })
  return useSelector(actor, ({ context }) => context.at)
}
