import { useSelector } from '@xstate/react'
import type { HoursStore } from '../../../domain/pickup/store-hours.ts'
import { openingHoursMachine } from '../../../machines/opening-hours/opening-hours.machine.ts'
import { useApp } from '../app/app-context.ts'
import { useFlow } from '../app/use-flow.ts'

/** The moment that a store's hours are told for, epoch milliseconds: renewed when it opens or closes, and at midnight there. */
export const useOpeningNow = (store: HoursStore): number => {
  const { clock } = useApp()
  const actor = useFlow(openingHoursMachine, { input: { store, now: clock.now } })
  return useSelector(actor, ({ context }) => context.at)
}
