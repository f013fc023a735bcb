import { isEmail } from '../guests/guest-lookup.ts'
import { isOrderNumber, typedOrderNumber } from '../guests/order-number.ts'
import { isGiftCode } from './gift-code.ts'

/** What a gift is looked up by. */
export type GiftLookup = { readonly orderNumber: string; readonly code: string }

/** Fields of the look-up that cannot be right, in the form's order. */
export const lookupFaults = ({ orderNumber, code }: GiftLookup): readonly (keyof GiftLookup)[] => [
  ...(isOrderNumber(typedOrderNumber(orderNumber)) ? [] : (['orderNumber'] as const)),
  ...(isGiftCode(code) ? [] : (['code'] as const)),
]

/** Pieces of one line that go back; none of them: the line is not chosen. */
export type GiftChoice = {
  readonly lineId: string
  readonly pieces: number
  /** Name of the reason as the country has it; `null` until one is picked. */
  readonly reason: string | null
}

/** Why the choice of items cannot be sent: nothing is chosen, or a line is without its reason. */
export type ChoiceFault = { readonly kind: 'nothing' } | { readonly kind: 'reason'; readonly lineId: string }

export const choiceFaults = (choices: readonly GiftChoice[]): readonly ChoiceFault[] => {
  const chosen = choices.filter(({ pieces }) => pieces > 0)
  if (chosen.length === 0) return [{ kind: 'nothing' }]
  return chosen
    .filter(({ reason }) => reason === null)
    .map(({ lineId }) => ({ kind: 'reason', lineId }) as const)
}

/** Why the way back cannot be sent. */
export type WayFault = 'way' | 'email'

export const wayFaults = (form: {
  readonly way: string | null
  readonly email: string
}): readonly WayFault[] => [
  ...(form.way === null ? (['way'] as const) : []),
  ...(isEmail(form.email.trim()) ? [] : (['email'] as const)),
]
