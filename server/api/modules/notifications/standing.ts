import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import {
  maxPushDevices,
  type NotificationChannel,
  type NotificationStanding,
  notificationChannels,
} from '../../../../contract/notifications/notification.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { maskedEmail, maskedPhone } from '../../../../domain/notifications/masked-contact.ts'
import { possibleEvents } from '../../../../domain/notifications/possible-events.ts'
import { returnStageOfLine } from '../../../../domain/return-progress/return-life.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import { storePickups } from '../../../db/tables/pickup/pickups.ts'
import type { AppDeps } from '../../app-deps.ts'
import {
  findChoice,
  findConfirmedPhone,
  findDevices,
} from '../notification-facts/notifications.repository.ts'
import { ownPhoneOf } from '../notification-facts/recipient.ts'
import { hasReturnable } from '../notification-facts/true-now.ts'
import { countryOfRow } from '../orders/row-standing.ts'

export type NotificationDeps = Pick<AppDeps, 'settings' | 'push'>

/** Ways that can be chosen for an order (BY-36). */
export const offeredFor = (
  { settings }: Pick<NotificationDeps, 'settings'>,
  order: OrderRow,
): readonly NotificationChannel[] => {
  const hasTexts = Boolean(settings.texts) || settings.isTrial === true
  const can: Readonly<Record<NotificationChannel, boolean>> = {
    email: order.contactEmail !== null,
    text: hasTexts,
    push: true,
  }
  return notificationChannels.filter((channel) => can[channel])
}

const wireLine = ({ status, statusVariant }: OrderLineRow) => ({
  lineItemStatus: { status },
  lineItemStatusVariant: statusVariant,
})

/** Returns of an order that have not come to their end, with whether they have arrived. */
const returnsUnderWay = async (db: Database, orderNumber: string) => {
  const rows = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNumber, orderLines.orderNumber))
    .where(and(eq(orders.parentSalesOrderNumber, orderNumber), eq(orders.orderType, 'RETURN_ORDER')))
  const stages = [...Map.groupBy(rows, ({ line }) => line.orderNumber).values()].flatMap(([first]) =>
    first ? [returnStageOfLine(wireLine(first.line))] : [],
  )
  return stages
    .filter((stage) => !['settled', 'denied', 'dropped'].includes(stage))
    .map((stage) => ({ isIn: stage === 'arrived' }))
}

const eventsOf = async (db: Database, order: OrderRow, now: Date) => {
  const { orderNumber, orderDate } = order
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
  const statuses = lines.map((line) => simpleStatusOfLine(wireLine(line), 'SALES_ORDER'))
  const [pickup] = await db.select().from(storePickups).where(eq(storePickups.orderNumber, orderNumber))
  return possibleEvents({
    statuses: order.cancelledAt === null ? statuses : [],
    isPickup: pickup !== undefined || order.pickupAddress !== null,
    isReturnable:
      order.cancelledAt === null &&
      (hasReturnable(order, lines) ||
        statuses.some((status) =>
          ['ordered', 'orderConfirmed', 'preparingShipment', 'shipped', 'readyForPickUp'].includes(status),
        )),
    returns: await returnsUnderWay(db, orderNumber),
    orderDate: orderDate.toISOString(),
    country: countryOfRow(order),
    now: now.getTime(),
  })
}

/** How a shopper is told of an order, and how they could be: masked, for whoever may see it. */
export const standingOf = async (
  deps: NotificationDeps,
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<v.InferInput<typeof NotificationStanding>> => {
  const { orderNumber, contactEmail } = order
  const offered = offeredFor(deps, order)
  const choice = await findChoice(db, orderNumber)
  const own = ownPhoneOf(order)
  const other = await findConfirmedPhone(db, orderNumber)
  const devices = await findDevices(db, orderNumber)
  return {
    orderNumber,
    offered: [...offered],
    // Web push without a browser is none: the last one may have gone by itself.
    chosen: offered.filter((channel) => choice[channel] && (channel !== 'push' || devices.length > 0)),
    email: contactEmail === null ? null : maskedEmail(contactEmail),
    phones: {
      order: own === null ? null : maskedPhone(own),
      other: other === null ? null : maskedPhone(other),
    },
    phone: choice.phone,
    push: {
      publicKey: deps.push.publicKey,
      devices: devices.map(({ device }) => device),
      maxDevices: maxPushDevices,
    },
    events: [...(await eventsOf(db, order, now))],
    quietHours: hostFactsOf(countryOfRow(order)).quietHours,
    timeZone: choice.timeZone,
    chosenAt: choice.chosenAt?.toISOString() ?? null,
  }
}
