import { useMemo } from 'react'
import { createGiftReturnMachine } from '../../../machines/gift-return/gift-return.actors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { GiftReturnActor } from './gift-return-context.ts'

/** Runs the return of a gift. */
export const useGiftReturnActor = (): GiftReturnActor => {
  const app = useApp()
  const machine = useMemo(() => createGiftReturnMachine(app.changes), [app])
  return useFlow(machine, { input: { language: app.place.language, now: app.clock.now } })
}
