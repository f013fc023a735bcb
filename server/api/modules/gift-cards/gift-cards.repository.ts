import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type GiftCardRow, giftCards } from '../../../db/tables/payments/gift-cards.ts'

const hashed = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(['gift-card', ...parts].join('\n'))
    .digest('base64url')

/** A card's number as it is kept, and as limits know it. `secret` is the host's. */
export const numberHash = (secret: string, accountNumber: string): string => hashed(secret, accountNumber)

export const pinHash = (secret: string, accountNumber: string, pin: string): string =>
  hashed(secret, accountNumber, pin)

export const findGiftCard = async (db: Database, hash: string): Promise<GiftCardRow | undefined> => {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.numberHash, hash))
  return row
}
