import { eq, sql } from 'drizzle-orm'
import { isSentFor } from '../../../../domain/return-progress/return-cancellation.ts'
import { isParcelIn, returnStageOfLine } from '../../../../domain/return-progress/return-life.ts'
import type { Database } from '../../../db/schema.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import {
  changeExchange,
  findExchange,
  findExchangeOfReturn,
  listLate,
  type WholeExchange,
} from '../exchange-goods/exchanges.repository.ts'
import { statusLineOf } from '../orders/line-standing.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { moveCard } from './exchange-cards.ts'
import { dropReplacements, shipReplacements } from './replacement-lines.ts'

type EndDeps = Pick<AppDeps, 'boss'>

/** The sum of an exchange that the card was asked for, where there is one. */
export const cardOf = ({ cards }: WholeExchange, wanted: 'charge' | 'hold') =>
  cards.find(({ purpose }) => purpose === wanted)

const reserved = ({ lines }: WholeExchange) => lines.filter(({ state }) => state === 'reserved')

/** Whether something was sent for a return, so that it can no longer be taken back (BY-05). */
export const wasSentFor = async (db: Database, returnOrderNumber: string): Promise<boolean> =>
  isSentFor(await findExchangeOfReturn(db, returnOrderNumber))

/** What waits to be sent at once leaves the shop. The rows of the sale and of the return must be locked. */
export const sendAtOnce = async (
  deps: Pick<EndDeps, 'boss'>,
  tx: Database,
  returnOrderNumber: string,
  now: Date,
): Promise<void> => {
  const found = await findExchangeOfReturn(tx, returnOrderNumber)
  if (!found || found.exchange.endedAt !== null) return
  await shipReplacements(
    deps,
    tx,
    found.lines.filter(({ send }) => send === 'atOnce'),
    now,
  )
}

/** Stops an exchange whose parcel does not come: what was sent is paid by the card, and nothing else is sent, charged or held. Answers what is not sent. */
const stop = async (
  { boss }: EndDeps,
  tx: Database,
  found: WholeExchange,
  now: Date,
): Promise<WholeExchange['lines']> => {
  const dropped = reserved(found)
  const kept = found.lines.filter((line) => line.answer === 'exchange' && !dropped.includes(line))
  await dropReplacements(tx, dropped)
  const isSentAgainstCard = kept.some(({ send }) => send === 'atOnce')
  await moveCard(boss, tx, cardOf(found, 'hold'), {
    from: ['asked', 'held'],
    to: isSentAgainstCard ? 'taking' : 'releasing',
    ...(isSentAgainstCard && { takenAt: now }),
  })
  const charge = cardOf(found, 'charge')
  const refund = dropped.reduce((all, line) => all + line.charge, 0)
  const isReleased =
    kept.length === 0 && (await moveCard(boss, tx, charge, { from: ['asked', 'held'], to: 'releasing' }))
  if (!isReleased && refund > 0) {
    await moveCard(boss, tx, charge, { from: ['taking', 'taken'], to: 'refunding', refund })
  }
  return dropped
}

const end = async (deps: EndDeps, tx: Database, found: WholeExchange, now: Date): Promise<void> => {
  await changeExchange(tx, found.exchange.captureId, { endedAt: now })
  await stop(deps, tx, found, now)
}

/** A return is taken back, or called off: what was reserved, held and charged for it is undone, once (BY-05). */
export const dropExchange = async (
  deps: EndDeps,
  tx: Database,
  returnOrderNumber: string,
  now: Date,
): Promise<void> => {
  const found = await findExchangeOfReturn(tx, returnOrderNumber)
  if (found && found.exchange.endedAt === null) await end(deps, tx, found, now)
}

/**
 * The shop does not take the parcel of a return: what was sent is paid by the card, nothing else is. Where the parcel is taken after all, what was
 * to be sent for it is money, and what the card has paid is given back.
 */
export const denyExchange = async (
  deps: EndDeps,
  tx: Database,
  returnOrderNumber: string,
  now: Date,
): Promise<void> => {
  const found = await findExchangeOfReturn(tx, returnOrderNumber)
  if (!found || found.exchange.endedAt !== null) return
  const { captureId, exchanged } = found.exchange
  const dropped = await stop(deps, tx, found, now)
  const isMoney = dropped.reduce((all, line) => all + line.exchanged, 0)
  await changeExchange(tx, captureId, { exchanged: exchanged - isMoney })
  await tx
    .update(orders)
    .set({ orderTotal: sql`${orders.orderTotal} + ${isMoney}::bigint` })
    .where(eq(orders.orderNumber, returnOrderNumber))
}

/** A return that was asked for came to nothing: what was reserved is free, and the card is let go of, whatever it has agreed to. */
export const dropAsked = async (deps: EndDeps, tx: Database, captureId: string, now: Date): Promise<void> => {
  const found = await findExchange(tx, captureId)
  if (found) await end(deps, tx, found, now)
}

const isIn = async (tx: Database, returnOrderNumber: string | null): Promise<boolean> => {
  const groups = await loadGroups(tx, returnOrderNumber)
  return groups
    .flatMap(({ lines }) => lines)
    .some((line) => isParcelIn(returnStageOfLine(statusLineOf(line))))
}

/**
 * What was sent at once and nothing came for by the deadline is paid by the card, once (BY-04); a parcel that came in time and is still being
 * checked is not late. The exchange stays open: a parcel that comes later gives it back.
 */
export const takeLate = async ({
  db,
  boss,
  clock,
}: Pick<AppDeps, 'db' | 'boss' | 'clock'>): Promise<void> => {
  await clock.refresh()
  const now = clock.now()
  for (const { captureId, orderNumber, returnOrderNumber } of await listLate(db, now)) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderNumber)
      const found = await findExchange(tx, captureId)
      if (!found || found.exchange.endedAt !== null) return
      if (!found.lines.some(({ send, state }) => send === 'atOnce' && state === 'sent')) return
      if (await isIn(tx, returnOrderNumber)) return
      await moveCard(boss, tx, cardOf(found, 'hold'), { from: ['held'], to: 'taking', takenAt: now })
      await tx.update(orders).set({ shouldRefresh: true }).where(eq(orders.orderNumber, orderNumber))
    })
  }
}
