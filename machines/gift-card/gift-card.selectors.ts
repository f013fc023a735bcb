import type { SnapshotFrom } from 'xstate'
import { isCardNumber, isPin } from '../../domain/payments/gift-card.ts'
import { viewOf } from '../view-of.ts'
import type { giftCardMachine } from './gift-card.machine.ts'
import { giftCardViews } from './gift-card.types.ts'

type Snapshot = SnapshotFrom<typeof giftCardMachine>

export type GiftCardView = (typeof giftCardViews)[number]

export const selectGiftCardView: (snapshot: Snapshot) => GiftCardView = viewOf(giftCardViews, 'entering')

/** The card was refused, and nothing else has been typed since. */
export const isRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('refused')

/** Why the form cannot be sent now (GC-02); `null` where it can. */
export type GiftCardGap = 'number' | 'pin' | 'refused' | 'wait'

export const selectGap = (snapshot: Snapshot): GiftCardGap | null => {
  const { accountNumber, pin } = snapshot.context
  if (snapshot.hasTag('rateLimited')) return 'wait'
  if (isRefused(snapshot)) return 'refused'
  if (!isCardNumber(accountNumber)) return 'number'
  return isPin(pin) ? null : 'pin'
}

/** The PIN's field is read-only until the number is whole (GC-01), and while the card is asked for. */
export const selectTakesPin = (snapshot: Snapshot): boolean => snapshot.can({ type: 'pin.change', value: '' })

export const selectTakesNumber = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'number.change', value: '' })
