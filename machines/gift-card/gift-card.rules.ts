import type { GiftCardCheck } from '../../contract/payments/gift-card.ts'
import { withoutGaps } from '../../domain/format/long-numbers.ts'
import { isCardNumber, isPin } from '../../domain/payments/gift-card.ts'
import type { CheckCardResult, GiftCardContext } from './gift-card.types.ts'

type Typed = Pick<GiftCardContext, 'accountNumber' | 'pin'>

export const isFilled = ({ accountNumber, pin }: Typed): boolean => isCardNumber(accountNumber) && isPin(pin)

export const checkOf = ({
  accountNumber,
  pin,
  currency,
}: Typed & Pick<GiftCardContext, 'currency'>): GiftCardCheck => ({
  accountNumber: withoutGaps(accountNumber),
  pin,
  currency,
})

const problemOf = (result: CheckCardResult) =>
  !result.ok && result.failure.kind === 'problem' ? result.failure : null

/** Wrong number and wrong PIN are one and the same answer (decisions.md, "Values"). */
export const isNotFound = (result: CheckCardResult): boolean =>
  problemOf(result)?.code === 'gift_card_not_found' || problemOf(result)?.status === 404

/** Any other 400: the host takes these for no card number or PIN (GC-03). */
export const isInvalid = (result: CheckCardResult): boolean => problemOf(result)?.status === 400
