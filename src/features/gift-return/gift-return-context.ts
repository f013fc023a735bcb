import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { giftReturnMachine } from '../../../machines/gift-return/gift-return.machine.ts'

export type GiftReturnActor = ActorRefFrom<typeof giftReturnMachine>

export const GiftReturnContext = createContext<GiftReturnActor | null>(null)

/** The gift return of the page. */
export const useGiftReturn = (): GiftReturnActor => {
  const actor = useContext(GiftReturnContext)
  if (actor === null) throw new Error('No gift return in context')
  return actor
}

export const useGiftReturnState = <T>(select: (snapshot: SnapshotFrom<typeof giftReturnMachine>) => T): T =>
  useSelector(useGiftReturn(), select)
