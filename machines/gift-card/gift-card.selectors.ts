import type { SnapshotFrom } from 'xstate'
import { isCardNumber, isPin } from '../../domain/payments/gift-card.ts'
import type { giftCardMachine } from './gift-card.machine.ts'

type Snapshot = SnapshotFrom<typeof giftCardMachine>

export type GiftCardView =
  | 'entering'
  | 'loading'
  | 'balance'
  | 'notFound'
  | 'invalid'
  | 'rateLimited'
  | 'waitOver'
  | 'unavailable'

export const selectGiftCardView = (snapshot: Snapshot): GiftCardView => {
  if (snapshot.matches({ refused: 'notFound' })) return 'notFound'
  if (snapshot.matches({ refused: 'invalid' })) return 'invalid'
  return snapshot.value as Exclude<GiftCardView, 'notFound' | 'invalid'>
}

/** Why the form cannot be sent now (GC-02); `null` where it can. */
export type GiftCardGap = 'number' | 'pin' | 'refused' | 'wait'

export const selectGap = (snapshot: Snapshot): GiftCardGap | null => {
  const { accountNumber, pin } = snapshot.context
  if (snapshot.matches('rateLimited')) return 'wait'
  if (snapshot.matches('refused')) return 'refused'
  if (!isCardNumber(accountNumber)) return 'number'
  return isPin(pin) ? null : 'pin'
}

/** The PIN's field is read-only until the number is whole (GC-01), and while the card is asked for. */
export const selectTakesPin = (snapshot: Snapshot): boolean =>
  isCardNumber(snapshot.context.accountNumber) && snapshot.can({ type: 'pin.change', value: '' })

export const selectTakesNumber = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'number.change', value: '' })
