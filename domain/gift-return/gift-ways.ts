import type { Flags } from '../../contract/session/experience.ts'
import { type OfferedMethod, offeredMethods } from '../return-methods/offered-methods.ts'

/** Nobody comes for it, since nobody's address is known, and nothing is taken from the credit for it. */
const isForGifts = ({ flow, price }: OfferedMethod): boolean =>
  flow !== 'PICKUP_RETURN' && (price.kind === 'free' || price.kind === 'shopperPays')

/** The ways back of a gift, best first: those of the country that need no address of the one who sends it (BY-49). */
export const giftWays = (question: {
  /** Two letters: the one that the order shipped from. */
  readonly country: string
  readonly flags: Flags
}): readonly OfferedMethod[] =>
  offeredMethods({
    ...question,
    order: { shipFrom: null },
    role: 'guest',
    providers: null,
    hasReturnableItems: true,
  }).filter(isForGifts)
