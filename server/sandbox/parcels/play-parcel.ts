import { and, eq, inArray } from 'drizzle-orm'
import type { playedParcelSteps } from '../../../contract/sandbox/told.ts'
import { simpleStatusOfLine } from '../../../domain/status/simple-status.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { parcelObject } from '../../api/modules/notification-facts/true-now.ts'
import { tell } from '../../api/modules/notifications/tell.usecases.ts'
import { lockOrderRow } from '../../api/modules/pickups/pickups.repository.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import {
  type OrderLineRow,
  orderGroups,
  orderLines,
  type StoredShipment,
} from '../../db/tables/order-lines.ts'
import { stageFacts } from '../orders/stages.ts'

type Step = (typeof playedParcelSteps)[number]

const simpleOf = ({ status, statusVariant }: OrderLineRow) =>
  simpleStatusOfLine({ lineItemStatus: { status }, lineItemStatusVariant: statusVariant }, 'SALES_ORDER')

/** Statuses from which a line comes to a step, and those that it has behind it then. */
const ways: Readonly<Record<Step, { readonly from: readonly string[]; readonly past: readonly string[] }>> = {
  SHIPPED: { from: ['ordered', 'orderConfirmed', 'preparingShipment'], past: ['shipped', 'delivered'] },
  OUT_FOR_DELIVERY: { from: ['shipped'], past: ['delivered'] },
  DELIVERED: { from: ['shipped'], past: ['delivered'] },
}

/** What is sent in exchange leaves the shop by its return alone, which knows then that it did. */
const waitsForReturn = ({ replacementFor }: OrderLineRow, step: Step): boolean =>
  step === 'SHIPPED' && replacementFor !== null

const moveLines = async (tx: Database, lines: readonly OrderLineRow[], step: Step, now: Date) => {
  const { raw, variant, display, colour } = stageFacts(step === 'DELIVERED' ? 'delivered' : 'shipped')
  for (const { id, dates } of lines) {
    await tx
      .update(orderLines)
      .set({
        status: raw,
        statusVariant: variant,
        statusColor: colour,
        dates: {
          ...dates,
          ...(step === 'DELIVERED' ? { delivered: now.toISOString() } : { shipped: now.toISOString() }),
        },
      })
      .where(eq(orderLines.id, id))
  }
  const [first] = lines
  if (!first) return
  const groups = [...new Set(lines.map(({ groupPosition }) => groupPosition))]
  await tx
    .update(orderGroups)
    .set({ headingVariant: display })
    .where(and(eq(orderGroups.orderNumber, first.orderNumber), inArray(orderGroups.position, groups)))
}

const withEvent = (shipments: readonly StoredShipment[], step: 'OUT_FOR_DELIVERY' | 'DELIVERED', now: Date) =>
  shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.map((parcel) => ({
      ...parcel,
      events: [...(parcel.events ?? []), { at: now.toISOString(), step, place: null }],
    })),
  }))

/** What the carrier records of parcels that are under way. */
const noteEvents = async (
  tx: Database,
  lines: readonly OrderLineRow[],
  step: 'OUT_FOR_DELIVERY' | 'DELIVERED',
  now: Date,
) => {
  const [first] = lines
  if (!first) return
  const groups = await tx.select().from(orderGroups).where(eq(orderGroups.orderNumber, first.orderNumber))
  for (const { position, shipments } of groups) {
    if (!lines.some(({ groupPosition }) => groupPosition === position)) continue
    await tx
      .update(orderGroups)
      .set({ shipments: withEvent(shipments, step, now) })
      .where(and(eq(orderGroups.orderNumber, first.orderNumber), eq(orderGroups.position, position)))
  }
}

/**
 * The warehouse hands an order to the carrier, or the carrier brings it: lines, headings and parcels say so, and its shopper is told,
 * each group once. The same once more changes nothing; a step that no line can take is refused.
 */
export const playParcel = (
  { boss }: Pick<AppDeps, 'boss'>,
  db: Database,
  { orderNumber, step, now }: { readonly orderNumber: string; readonly step: Step; readonly now: Date },
) =>
  db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderNumber)
    if (!order || order.orderType === 'RETURN_ORDER') throw problem('order_not_found')
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
    const { from, past } = ways[step]
    const moving = lines.filter((line) => from.includes(simpleOf(line)) && !waitsForReturn(line, step))
    if (moving.length === 0) {
      if (lines.some((line) => past.includes(simpleOf(line)))) return { orderNumber, step }
      throw problem('order_state')
    }
    if (step !== 'OUT_FOR_DELIVERY') await moveLines(tx, moving, step, now)
    if (step !== 'SHIPPED') await noteEvents(tx, moving, step, now)
    const event = { SHIPPED: 'shipped', OUT_FOR_DELIVERY: 'outForDelivery', DELIVERED: null } as const
    const told = event[step]
    if (told === null) return { orderNumber, step }
    for (const group of new Set(moving.map(({ groupPosition }) => groupPosition))) {
      await tell({ boss }, tx, { orderNumber, event: told, object: parcelObject(group), now })
    }
    return { orderNumber, step }
  })
