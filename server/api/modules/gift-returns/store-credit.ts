import type { Database } from '../../../db/schema.ts'
import { giftCards } from '../../../db/tables/gift-cards.ts'
import type { GiftReturnRow } from '../../../db/tables/gift-returns.ts'
import type { AppDeps } from '../../app-deps.ts'
import { numberHash, pinHash } from '../gift-cards/gift-cards.repository.ts'
import { creditCardOf } from '../gift-goods/gift-code.ts'
import { findGiftReturn, settleGiftReturn } from '../gift-goods/gift-returns.repository.ts'
import { sendMailWith } from '../mail/queue-mail.ts'
import { lockOrder } from '../orders/lock-order.ts'

/**
 * The parcel of a gift's return is in: issues the store credit, once, as a card of what was paid for the pieces, and mails number and PIN to
 * whoever sent it (BY-50). Says nothing to the buyer, and refunds them nothing. `false` where there is no such return.
 */
export const receiveGiftReturn = (
  { db, boss, settings: { secret } }: Pick<AppDeps, 'db' | 'boss' | 'settings'>,
  returnNumber: string,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const known = await findGiftReturn(tx, returnNumber)
    if (!known) return false
    await lockOrder(tx, known.orderNumber)
    const row = await settleGiftReturn(tx, returnNumber, now)
    if (row) await credit(boss, tx, secret, row, now)
    return true
  })

const credit = async (
  boss: AppDeps['boss'],
  tx: Database,
  secret: string,
  row: GiftReturnRow,
  now: Date,
): Promise<void> => {
  const { accountNumber, pin } = creditCardOf(secret, row.id)
  await tx.insert(giftCards).values({
    numberHash: numberHash(secret, accountNumber),
    pinHash: pinHash(secret, accountNumber, pin),
    currency: row.currency,
    balance: row.amount,
  })
  await sendMailWith(boss, tx, {
    channel: 'email',
    kind: 'giftCredited',
    orderNumber: row.orderNumber,
    language: row.language,
    recipient: row.email,
    firstName: null,
    returnMethod: null,
    requestedAt: now,
    giftReturnId: row.id,
  })
}
