import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { giftCardMachine } from '../../../machines/gift-card/gift-card.machine.ts'

export type GiftCardActor = ActorRefFrom<typeof giftCardMachine>

export const GiftCardContext = createContext<GiftCardActor | null>(null)

/** The gift card check of the page. */
export const useGiftCard = (): GiftCardActor => {
  const actor = useContext(GiftCardContext)
  if (actor === null) throw new Error('No gift card check in context')
  return actor
}

export const useCheck = <T>(select: (snapshot: SnapshotFrom<typeof giftCardMachine>) => T): T =>
  useSelector(useGiftCard(), select)
