import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { playReturn as call } from '../../../contract/sandbox/sandbox.ts'
import { isStoreReturn, parseMethod } from '../../../domain/return-methods/return-methods.ts'
import {
  isRefunding,
  nextReturnStatuses,
  parseRawReturnStatus,
  type RawReturnStatus,
  returnStageOf,
} from '../../../domain/return-progress/return-life.ts'
import type { DisplayStatus } from '../../../domain/status/order-status.ts'
import { type SimpleStatus, simpleStatusOf } from '../../../domain/status/simple-status.ts'
import { denyExchange, sendAtOnce } from '../../api/modules/exchange-making/end-exchange.ts'
import { settleReturn } from '../../api/modules/exchanges/settle-return.ts'
import { tell } from '../../api/modules/notifications/tell.usecases.ts'
import { lockOrder } from '../../api/modules/orders/lock-order.ts'
import { wireRefund } from '../../api/modules/orders/refund-wire.ts'
import { dropReturn } from '../../api/modules/return-cancellation/drop-return.ts'
import { findRefunds, recordRefund } from '../../api/modules/returns/refunds.repository.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { type OrderLineRow, orderGroups, orderLines, type StoredDates } from '../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../db/tables/orders.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { sampleReference } from './sample-reference.ts'

/** Simple statuses stand for the raw one that is usual. */
const usualRaw: Readonly<Record<string, RawReturnStatus>> = {
  returncreated: 'authorized',
  returninprocess: 'in transit',
  returncompleted: 'return processed',
  returndenied: 'return denied',
  returnedtostore: 'returned at store',
}

const titled = (raw: string): string =>
  raw.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(' And ', ' and ')

type Look = { readonly sale: string; readonly variant: string | null; readonly colour: string }

const looks: Partial<Record<SimpleStatus, Look>> = {
  returnCreated: { sale: 'Return Created', variant: 'RETURN_CREATED', colour: 'blue' },
  returnInProcess: { sale: 'Return In Progress', variant: 'RETURN_IN_PROCESS', colour: 'blue' },
  returnedToStore: { sale: 'Returned At Store', variant: null, colour: 'blue' },
  returnCompleted: { sale: 'Return Processed', variant: 'RETURN_COMPLETED', colour: 'green' },
  returnDenied: { sale: 'Return Denied', variant: null, colour: 'red' },
}

const steps = ['returnCreated', 'returnInProcess', 'returnCompleted', 'returnDenied'] as const

const stepOf = (status: SimpleStatus): (typeof steps)[number] | null =>
  status === 'returnedToStore' ? 'returnInProcess' : (steps.find((step) => step === status) ?? null)

/** Dates as they stand at a step: it gets its own when it is reached, and what lies behind it is taken away. */
const datesAt = (dates: StoredDates, status: SimpleStatus, now: Date): StoredDates => {
  const step = stepOf(status)
  if (step === null) return dates
  const place = Math.min(steps.indexOf(step), 2)
  const kept = Object.fromEntries(
    Object.entries(dates).filter(([name]) => {
      const index = (steps as readonly string[]).indexOf(name)
      return index < place || name === step
    }),
  )
  return { [step]: now.toISOString(), ...kept }
}

const displayOf = (raw: RawReturnStatus, simple: SimpleStatus): DisplayStatus =>
  raw === 'return request created' ? 'returnRequested' : (simple as DisplayStatus)

type Sale = { readonly position: number | null; readonly lines: readonly OrderLineRow[] }

const saleOf = async (db: Database, order: OrderRow): Promise<Sale> => {
  const [group] = await db
    .select()
    .from(orderGroups)
    .where(eq(orderGroups.returnOrderNumber, order.orderNumber))
  if (!group) return { position: null, lines: [] }
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNumber, group.orderNumber))
  return {
    position: group.position,
    lines: lines.filter(
      (line) =>
        line.groupPosition === group.position &&
        simpleStatusOf(line.status, 'SALES_ORDER').startsWith('return'),
    ),
  }
}

const setReturnLines = async (
  db: Database,
  lines: readonly OrderLineRow[],
  raw: RawReturnStatus,
  now: Date,
): Promise<void> => {
  const simple = simpleStatusOf(raw, 'RETURN_ORDER')
  const look = looks[simple]
  for (const line of lines) {
    await db
      .update(orderLines)
      .set({
        status: titled(raw),
        statusVariant: look?.variant ?? null,
        statusColor: look?.colour ?? null,
        dates: datesAt(line.dates, simple, now),
      })
      .where(eq(orderLines.id, line.id))
  }
}

const setSalesLines = async (
  db: Database,
  { lines }: Sale,
  raw: RawReturnStatus,
  now: Date,
): Promise<void> => {
  const simple = simpleStatusOf(raw, 'RETURN_ORDER')
  const look = looks[simple]
  if (!look) return
  const status = raw === 'return request created' ? 'Return Request Created' : look.sale
  for (const line of lines) {
    await db
      .update(orderLines)
      .set({
        status,
        statusVariant: look.variant,
        statusColor: look.colour,
        dates: datesAt(line.dates, simple, now),
      })
      .where(eq(orderLines.id, line.id))
  }
}

const setHeadings = async (db: Database, order: OrderRow, raw: RawReturnStatus): Promise<void> => {
  const headingVariant = displayOf(raw, simpleStatusOf(raw, 'RETURN_ORDER'))
  await db.update(orderGroups).set({ headingVariant }).where(eq(orderGroups.orderNumber, order.orderNumber))
  await db
    .update(orderGroups)
    .set({ headingVariant })
    .where(eq(orderGroups.returnOrderNumber, order.orderNumber))
}

const refuse = (code: string, detail: string) =>
  problem('validation', { errors: [{ pointer: '/status', code, detail }] })

const rawOf = (text: string): RawReturnStatus => {
  const raw = parseRawReturnStatus(text) ?? usualRaw[text.toLowerCase().replaceAll(/[^a-z]/g, '')]
  if (!raw) throw refuse('unknown_status', 'Write a status of a return order, for example "In Transit".')
  return raw
}

type Asked = { readonly returnOrderNumber: string; readonly asked: string; readonly now: Date }
type Played = v.InferInput<typeof call.answer>

/** Whoever bought is told that the parcel is in, and that the money is back: each once for a return, however it goes on. */
const tellOf = async (
  deps: Pick<SandboxDeps, 'boss'>,
  tx: Database,
  { orderNumber: object, parentSalesOrderNumber: orderNumber, orderTotal }: OrderRow,
  { raw, now }: { readonly raw: RawReturnStatus; readonly now: Date },
): Promise<void> => {
  if (orderNumber === null) return
  const isParcel = returnStageOf(raw) === 'arrived' && raw !== 'returned at store'
  if (isParcel) await tell(deps, tx, { orderNumber, event: 'parcelIn', object, now })
  if (isRefunding(raw) && orderTotal !== 0)
    await tell(deps, tx, { orderNumber, event: 'refunded', object, now })
}

const findReturn = async (db: Database, returnOrderNumber: string): Promise<OrderRow> => {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, returnOrderNumber))
  if (order?.orderType !== 'RETURN_ORDER') throw problem('order_not_found')
  if (order.parentSalesOrderNumber) await lockOrder(db, order.parentSalesOrderNumber)
  await lockOrder(db, returnOrderNumber)
  return order
}

/**
 * Moves a return to a status as its carrier or warehouse would: dates, both orders' lines and headings follow, pieces of a
 * dropped return can be returned again, and what is settled is refunded, once. A move that no return makes is refused. `Replacement Sent` is no
 * move of the return: what goes at once in exchange leaves the shop.
 */
export const playReturn = (
  deps: Pick<SandboxDeps, 'boss' | 'settings'>,
  db: Database,
  { returnOrderNumber, asked, now }: Asked,
): Promise<Played> =>
  db.transaction(async (tx) => {
    const order = await findReturn(tx, returnOrderNumber)
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNumber, returnOrderNumber))
    const method = parseMethod(order.returnMethod)
    const way = { isStoreReturn: method !== null && isStoreReturn(method.id) }
    const current = lines[0]?.status ?? ''
    const isSending = /^replacement sent$/i.test(asked.trim())
    if (isSending) await sendAtOnce(deps, tx, returnOrderNumber, now)
    const raw = rawOf(isSending ? current : asked)
    if (parseRawReturnStatus(current) !== raw) {
      if (!nextReturnStatuses(current, way).includes(raw)) {
        throw refuse('illegal_move', `A return that is "${current}" does not become "${titled(raw)}".`)
      }
      if (raw === 'cancelled') await dropReturn(deps, tx, order, now)
      else {
        const sale = await saleOf(tx, order)
        await setReturnLines(tx, lines, raw, now)
        await setHeadings(tx, order, raw)
        await setSalesLines(tx, sale, raw, now)
        if (isRefunding(raw)) {
          const reference = sampleReference(returnOrderNumber, order.payments)
          const isIn = returnStageOf(raw) === 'settled'
          await (isIn
            ? settleReturn(deps, tx, order, { now, reference })
            : recordRefund(tx, order, now, reference))
        }
        if (returnStageOf(raw) === 'denied') await denyExchange(deps, tx, returnOrderNumber, now)
        await tellOf(deps, tx, order, { raw, now })
      }
    }
    const refund = (await findRefunds(tx, [returnOrderNumber])).get(returnOrderNumber)
    return {
      returnOrderNumber,
      status: titled(raw),
      next: nextReturnStatuses(raw, way).map(titled),
      refund: wireRefund(refund),
    }
  })
