import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { exchangeSends, replacementStates } from '../../../contract/orders/line-answer.ts'
import { instant, type LocalizedText, minorUnits } from './columns.ts'
import { orders } from './orders.ts'
import { returnCaptures } from './returns.ts'

/** Pieces of each product that can be sent in exchange. What is held or reserved is among them until it is sent. */
export const stockItems = pgTable(
  'stock_items',
  { skuId: text('sku_id').primaryKey(), pieces: integer('pieces').notNull() },
  (t) => [check('stock_items_pieces', sql`${t.pieces} >= 0`)],
)

/**
 * What is held for a line of an order: one choice, whichever was made last (BY-02). One that was let go of stays as a row without
 * a product, so that an earlier choice that comes later changes nothing. What is over holds nothing, and nobody has to free it.
 */
export const exchangeHolds = pgTable(
  'exchange_holds',
  {
    lineId: text('line_id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    skuId: text('sku_id'),
    quantity: integer('quantity').notNull(),
    /** When it was chosen: milliseconds of the host's time. */
    chosenAt: bigint('chosen_at', { mode: 'number' }).notNull(),
    heldUntil: instant('held_until').notNull(),
  },
  (t) => [
    index('exchange_holds_sku').on(t.skuId, t.heldUntil),
    check('exchange_holds_quantity', sql`${t.quantity} >= 0`),
  ],
)
export type ExchangeHoldRow = typeof exchangeHolds.$inferSelect

/** What a return gives beside money, one row for a return that was asked for; amounts in minor units (BY-03, BY-06). */
export const exchanges = pgTable(
  'exchanges',
  {
    captureId: uuid('capture_id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    currency: char('currency', { length: 3 }).notNull(),
    /** Part of what was paid that went into replacements. */
    exchanged: minorUnits('exchanged').notNull(),
    /** What is refunded of the items that are not sent back for money. */
    refund: minorUnits('refund').notNull(),
    /** Store credit without its bonus, and that. */
    credit: minorUnits('credit').notNull(),
    bonus: minorUnits('bonus').notNull(),
    /** When the return was agreed; `null` before that. */
    agreedAt: instant('agreed_at'),
    /** When the card pays for what was sent at once and nothing came for. */
    deadline: instant('deadline'),
    /** When the store credit was issued. */
    creditedAt: instant('credited_at'),
    /** The parcel is in, was refused, or the return was taken back: nothing follows. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    foreignKey({ columns: [t.captureId], foreignColumns: [returnCaptures.id] }).onDelete('cascade'),
    index('exchanges_order').on(t.orderNumber),
    index('exchanges_due').on(t.deadline).where(sql`${t.endedAt} is null`),
    check(
      'exchanges_amounts',
      sql`${t.exchanged} >= 0 and ${t.refund} >= 0 and ${t.credit} >= 0 and ${t.bonus} >= 0`,
    ),
  ],
)
export type ExchangeRow = typeof exchanges.$inferSelect

/** A product as it was when it was chosen. */
export type ExchangeGoods = {
  readonly productId: string | null
  readonly pid: string | null
  readonly title: string
  readonly category: LocalizedText | null
  readonly image: string | null
  readonly imageAlt: LocalizedText | null
  readonly color: LocalizedText | null
  readonly size: string | null
  readonly styleColor: string | null
  readonly gtin: string | null
}

/** An item that is not sent back for money. Its line in the order may be joined with others later, so that its id names nothing then. */
export const exchangeLines = pgTable(
  'exchange_lines',
  {
    id: uuid('id').primaryKey(),
    captureId: uuid('capture_id').notNull(),
    /** Line of the sale that holds the pieces. */
    lineId: text('line_id').notNull(),
    answer: text('answer', { enum: ['exchange', 'storeCredit'] }).notNull(),
    quantity: integer('quantity').notNull(),
    goods: jsonb('goods').$type<ExchangeGoods>().notNull(),
    skuId: text('sku_id'),
    send: text('send', { enum: exchangeSends }),
    state: text('state', { enum: replacementStates }),
    /** What the replacement costs, and the tax on top that is in it. */
    value: minorUnits('value').notNull(),
    tax: minorUnits('tax').notNull(),
    exchanged: minorUnits('exchanged').notNull(),
    charge: minorUnits('charge').notNull(),
    /** Line of the sale that is sent. */
    replacementLineId: text('replacement_line_id'),
  },
  (t) => [
    foreignKey({ columns: [t.captureId], foreignColumns: [exchanges.captureId] }).onDelete('cascade'),
    index('exchange_lines_capture').on(t.captureId),
    index('exchange_lines_reserved').on(t.skuId).where(sql`${t.state} = 'reserved'`),
    check('exchange_lines_quantity', sql`${t.quantity} >= 1`),
    check('exchange_lines_answer', sql`${t.answer} in ('exchange', 'storeCredit')`),
    check('exchange_lines_send', sql`${t.send} in ('atOnce', 'afterArrival')`),
    check('exchange_lines_state', sql`${t.state} in ('reserved', 'sent', 'dropped')`),
    check(
      'exchange_lines_whole',
      sql`(${t.answer} = 'exchange') = (${t.skuId} is not null and ${t.send} is not null and ${t.state} is not null)`,
    ),
    check(
      'exchange_lines_amounts',
      sql`${t.value} = ${t.exchanged} + ${t.charge} and ${t.tax} >= 0 and ${t.exchanged} >= 0 and ${t.charge} >= 0`,
    ),
  ],
)
export type ExchangeLineRow = typeof exchangeLines.$inferSelect

/** What the card has promised, and what was made of it. The provider knows each by its id. */
export const cardStates = [
  'asked',
  'held',
  'taking',
  'taken',
  'releasing',
  'released',
  'refunding',
  'refunded',
] as const

export const exchangeCards = pgTable(
  'exchange_cards',
  {
    id: uuid('id').primaryKey(),
    captureId: uuid('capture_id').notNull(),
    /** `charge`: what is dearer; `hold`: what stands for what was sent at once. */
    purpose: text('purpose', { enum: ['charge', 'hold'] }).notNull(),
    amount: minorUnits('amount').notNull(),
    state: text('state', { enum: cardStates }).notNull(),
    /** What of a sum that was taken is given back. */
    refund: minorUnits('refund').notNull().default(0),
    takenAt: instant('taken_at'),
  },
  (t) => [
    foreignKey({ columns: [t.captureId], foreignColumns: [exchanges.captureId] }).onDelete('cascade'),
    unique('exchange_cards_once').on(t.captureId, t.purpose),
    index('exchange_cards_open').on(t.state).where(sql`${t.state} in ('taking', 'releasing', 'refunding')`),
    check('exchange_cards_purpose', sql`${t.purpose} in ('charge', 'hold')`),
    check(
      'exchange_cards_state',
      sql`${t.state} in ('asked', 'held', 'taking', 'taken', 'releasing', 'released', 'refunding', 'refunded')`,
    ),
    check('exchange_cards_amount', sql`${t.amount} > 0 and ${t.refund} between 0 and ${t.amount}`),
  ],
)
export type ExchangeCardRow = typeof exchangeCards.$inferSelect
