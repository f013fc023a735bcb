import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { zeroMinor } from '../../../../domain/format/money.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type ExchangeCardRow,
  type ExchangeLineRow,
  type ExchangeRow,
  exchangeCards,
  exchangeLines,
  exchanges,
} from '../../../db/tables/exchanges.ts'
import { returnCaptures } from '../../../db/tables/returns.ts'
import type { ExchangePlan } from './exchange-plan.types.ts'
import { dropHolds } from './holds.repository.ts'

/** What a return gives beside money, with all that belongs to it. */
export type WholeExchange = {
  readonly exchange: ExchangeRow
  readonly lines: readonly ExchangeLineRow[]
  readonly cards: readonly ExchangeCardRow[]
}

/**
 * Keeps what a return gives: what was held is reserved by it. `lineIds` are those that hold the pieces now, in the plan's order; the
 * caller holds the order's row.
 */
export const insertExchange = async (
  tx: Database,
  { lines, sums, bonus }: ExchangePlan,
  {
    captureId,
    lineIds,
    orderNumber,
    currency,
  }: {
    readonly captureId: string
    readonly lineIds: readonly string[]
    readonly orderNumber: string
    readonly currency: string
  },
): Promise<void> => {
  await tx.insert(exchanges).values({
    captureId,
    orderNumber,
    currency,
    exchanged: sums.exchanged,
    refund: sums.cheaper,
    credit: sums.credit,
    bonus,
  })
  await tx
    .insert(exchangeLines)
    .values(
      lines.flatMap(({ row }, index) => (row ? [{ ...row, captureId, lineId: lineIds[index] ?? '' }] : [])),
    )
  const cards = (['charge', 'hold'] as const).filter((purpose) => sums[purpose] > zeroMinor)
  if (cards.length > 0) {
    await tx.insert(exchangeCards).values(
      cards.map((purpose) => ({
        id: randomUUID(),
        captureId,
        purpose,
        amount: sums[purpose],
        state: 'asked' as const,
      })),
    )
  }
  await dropHolds(
    tx,
    lines.map(({ taking }) => taking.line.id),
  )
}

const whole = async (db: Database, exchange: ExchangeRow | undefined): Promise<WholeExchange | null> => {
  if (!exchange) return null
  const { captureId } = exchange
  const lines = await db.select().from(exchangeLines).where(eq(exchangeLines.captureId, captureId))
  const cards = await db
    .select()
    .from(exchangeCards)
    .where(eq(exchangeCards.captureId, captureId))
    .orderBy(asc(exchangeCards.purpose))
  return { exchange, lines: lines.toSorted((one, other) => one.lineId.localeCompare(other.lineId)), cards }
}

/** What a return that was asked for gives; `null` where that is money alone. */
export const findExchange = async (db: Database, captureId: string): Promise<WholeExchange | null> => {
  const [row] = await db.select().from(exchanges).where(eq(exchanges.captureId, captureId))
  return whole(db, row)
}

/** The same by the number of the return. */
export const findExchangeOfReturn = async (
  db: Database,
  returnOrderNumber: string,
): Promise<WholeExchange | null> => {
  const [row] = await db
    .select({ exchange: exchanges })
    .from(exchanges)
    .innerJoin(returnCaptures, eq(returnCaptures.id, exchanges.captureId))
    .where(eq(returnCaptures.returnOrderNumber, returnOrderNumber))
  return whole(db, row?.exchange)
}

/** The same without what belongs to it, by the numbers of returns. */
export const findExchangesOfReturns = async (
  db: Database,
  returnOrderNumbers: readonly string[],
): Promise<ReadonlyMap<string, ExchangeRow>> => {
  const rows = await db
    .select({ exchange: exchanges, number: returnCaptures.returnOrderNumber })
    .from(exchanges)
    .innerJoin(returnCaptures, eq(returnCaptures.id, exchanges.captureId))
    .where(inArray(returnCaptures.returnOrderNumber, [...returnOrderNumbers]))
  return new Map(rows.map(({ exchange, number }) => [number ?? '', exchange]))
}

export const changeExchange = async (
  tx: Database,
  captureId: string,
  values: Partial<Pick<ExchangeRow, 'agreedAt' | 'deadline' | 'creditedAt' | 'endedAt' | 'exchanged'>>,
): Promise<void> => {
  await tx.update(exchanges).set(values).where(eq(exchanges.captureId, captureId))
}

export const changeLine = async (
  tx: Database,
  id: string,
  values: Partial<Pick<ExchangeLineRow, 'state' | 'replacementLineId'>>,
): Promise<void> => {
  await tx.update(exchangeLines).set(values).where(eq(exchangeLines.id, id))
}

/** Numbers of the returns whose parcel is late, with their sale: what was sent at once is to be paid for (BY-04). */
export const listLate = (
  db: Database,
  now: Date,
): Promise<{ captureId: string; orderNumber: string; returnOrderNumber: string | null }[]> =>
  db
    .select({
      captureId: exchanges.captureId,
      orderNumber: exchanges.orderNumber,
      returnOrderNumber: returnCaptures.returnOrderNumber,
    })
    .from(exchanges)
    .innerJoin(returnCaptures, eq(returnCaptures.id, exchanges.captureId))
    .innerJoin(exchangeCards, eq(exchangeCards.captureId, exchanges.captureId))
    .where(
      and(
        isNull(exchanges.endedAt),
        isNotNull(exchanges.agreedAt),
        lte(exchanges.deadline, now),
        eq(exchangeCards.purpose, 'hold'),
        inArray(exchangeCards.state, ['held']),
      ),
    )
    .orderBy(asc(exchanges.deadline))
