import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type ExchangeCardRow, exchangeCards } from '../../../db/tables/exchanges.ts'
import type { AppDeps } from '../../app-deps.ts'
import { findExchange } from '../exchange-goods/exchanges.repository.ts'
import { sendCard } from '../jobs/queues.ts'

type CardState = ExchangeCardRow['state']

/** How asking a card for an exchange has ended. */
export type CardAnswer = 'agreed' | 'refused' | 'failed'

/**
 * Asks the card for all that an exchange charges and holds; nothing is taken yet. The provider knows each sum by its id, so that it may be
 * asked any number of times.
 */
export const askCard = async (
  { db, paymentProvider }: Pick<AppDeps, 'db' | 'paymentProvider'>,
  captureId: string,
  signal: AbortSignal,
): Promise<CardAnswer> => {
  const found = await findExchange(db, captureId)
  if (!found) return 'agreed'
  const { currency, orderNumber } = found.exchange
  for (const { id, amount } of found.cards) {
    const answer = await paymentProvider.authorize(
      { authorizationId: id, orderNumber, amount, currency },
      signal,
    )
    if (answer === 'authorized') continue
    return answer === 'denied' ? 'refused' : 'failed'
  }
  return 'agreed'
}

/**
 * Moves a sum of the card on, where it stands as it must, and has the provider told, in the same transaction: once, whatever comes at the
 * same time. `refund` is what of it is given back.
 */
export const moveCard = async (
  boss: AppDeps['boss'],
  tx: Database,
  card: ExchangeCardRow | undefined,
  {
    from,
    to,
    refund = 0,
    takenAt,
  }: {
    readonly from: readonly CardState[]
    readonly to: 'taking' | 'releasing' | 'refunding'
    readonly refund?: number
    readonly takenAt?: Date
  },
): Promise<boolean> => {
  if (!card) return false
  const rows = await tx
    .update(exchangeCards)
    .set({ state: to, refund, ...(takenAt && { takenAt }) })
    .where(and(eq(exchangeCards.id, card.id), inArray(exchangeCards.state, [...from])))
    .returning({ id: exchangeCards.id })
  if (rows.length === 0) return false
  await sendCard(boss, tx, { card: card.id })
  return true
}

/** The card has agreed to all of an exchange. */
export const markHeld = async (tx: Database, captureId: string): Promise<void> => {
  await tx
    .update(exchangeCards)
    .set({ state: 'held' })
    .where(and(eq(exchangeCards.captureId, captureId), eq(exchangeCards.state, 'asked')))
}

/** Sums that the provider is to be told of and was not yet. */
export const listOpenCards = async (db: Database): Promise<readonly { readonly card: string }[]> =>
  db
    .select({ card: exchangeCards.id })
    .from(exchangeCards)
    .where(inArray(exchangeCards.state, ['taking', 'releasing', 'refunding']))

const ends: Readonly<Partial<Record<CardState, CardState>>> = {
  taking: 'taken',
  releasing: 'released',
  refunding: 'refunded',
}

/**
 * Tells the provider what becomes of a sum. May run any number of times, at the same time too: the provider does each thing once, and what
 * has changed meanwhile is told by a message of its own. What was to be taken before it is given back is taken first, for nobody may know
 * whether it was. Rejects when it is to be tried again.
 */
export const workCard = async (
  { db, paymentProvider, log }: Pick<AppDeps, 'db' | 'paymentProvider' | 'log'>,
  id: string,
  signal: AbortSignal,
): Promise<void> => {
  const [card] = await db.select().from(exchangeCards).where(eq(exchangeCards.id, id))
  const end = card && ends[card.state]
  if (!card || !end) return
  const found = await findExchange(db, card.captureId)
  if (!found) return
  const { currency } = found.exchange
  const { amount, state, refund } = card
  const sum = { authorizationId: id, currency }
  if (state === 'releasing') await paymentProvider.release(sum, signal)
  else await paymentProvider.capture({ ...sum, amount }, signal)
  if (state === 'refunding') {
    await paymentProvider.refund({ paymentId: id, refundId: id, amount: refund, currency }, signal)
  }
  const rows = await db
    .update(exchangeCards)
    .set({ state: end })
    .where(and(eq(exchangeCards.id, id), eq(exchangeCards.state, state)))
    .returning({ id: exchangeCards.id })
  if (rows.length === 1) log('info', 'exchange.card', { outcome: end })
}
