import type { Database } from '../../../db/schema.ts'
import type { ExchangeRow } from '../../../db/tables/exchanges.ts'
import { giftCards } from '../../../db/tables/payments/gift-cards.ts'
import type { AppDeps } from '../../app-deps.ts'
import { changeExchange } from '../exchange-goods/exchanges.repository.ts'
import { numberHash, pinHash } from '../gift-cards/gift-cards.repository.ts'
import { creditCardOf } from '../gift-goods/gift-code.ts'
import { queueOutcomeMail } from '../mail/queue-outcome.ts'

/**
 * Issues the store credit of a return, once, with its bonus: a gift card whose number and PIN the mail brings (BY-06). The row of the sale must be
 * locked.
 */
export const issueCredit = async (
  { boss, settings: { secret } }: Pick<AppDeps, 'boss' | 'settings'>,
  tx: Database,
  { captureId, currency, credit, bonus, creditedAt }: ExchangeRow,
  { returnOrderNumber, now }: { readonly returnOrderNumber: string; readonly now: Date },
): Promise<void> => {
  if (credit <= 0 || creditedAt !== null) return
  const { accountNumber, pin } = creditCardOf(secret, captureId)
  await tx.insert(giftCards).values({
    numberHash: numberHash(secret, accountNumber),
    pinHash: pinHash(secret, accountNumber, pin),
    currency,
    balance: credit + bonus,
  })
  await changeExchange(tx, captureId, { creditedAt: now })
  await queueOutcomeMail(boss, tx, {
    kind: 'creditIssued',
    orderNumber: returnOrderNumber,
    language: null,
    now,
  })
}
