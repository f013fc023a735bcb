import { checkGiftCard, type GiftCardCheck } from '../../../../contract/payments/gift-card.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { claimOrRefuse } from '../../http/limits/claim-or-refuse.ts'
import { codeOf } from '../../http/limits/guest-limits.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { wireAmount } from '../orders/line-wire.ts'
import { sameSecret } from '../orders/order-access.ts'
import { giftCardSubjects } from './gift-card-limits.ts'
import { findGiftCard, numberHash, pinHash } from './gift-cards.repository.ts'

/** Stands in where there is no card, so that the same comparisons are made; matches no hash. */
const noCard = { pinHash: '', currency: '', balance: 0 }

/**
 * What is left on the card whose number, PIN and currency all fit; anything else is one answer after the same work.
 * @throws `gift_card_not_found`
 */
const balanceOf = async (db: Database, secret: string, { accountNumber, pin, currency }: GiftCardCheck) => {
  const card = (await findGiftCard(db, numberHash(secret, accountNumber))) ?? noCard
  const hasPin = sameSecret(card.pinHash, pinHash(secret, accountNumber, pin))
  const hasCurrency = sameSecret(card.currency, currency)
  if (!hasPin || !hasCurrency) throw problem('gift_card_not_found')
  return wireAmount(card.balance, currency) ?? 0
}

/** Balances of gift cards (GC-03). */
export const giftCardsCalls = ({ proofs, settings: { secret } }: AppDeps): readonly HandledCall[] => [
  handle(checkGiftCard, async ({ query, body, db, address, headers }) => {
    const { disableGiftCardLookup } = await flagsForCountry(db, query.country)
    if (disableGiftCardLookup) throw problem('switched_off')
    const subjects = giftCardSubjects({ card: numberHash(secret, body.accountNumber), address })
    const attempt = await claimOrRefuse({ db, proofs, headers, subjects })
    try {
      const balance = await balanceOf(db, secret, body)
      await attempt.release()
      return { balance }
    } catch (error) {
      await (codeOf(error) === 'gift_card_not_found' ? attempt.keep() : attempt.release())
      throw error
    }
  }),
]
