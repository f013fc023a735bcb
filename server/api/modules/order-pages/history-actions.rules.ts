import { globalStoreOrderLink } from '../../../../domain/links/shop-links.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import { cancellationRefusal } from '../orders/group-actions.rules.ts'
import type { HistoryOrder } from '../orders/history.repository.ts'
import { statusLineOf } from '../orders/line-standing.ts'
import { isReturnable } from '../orders/line-wire.ts'

type Actions = OrderLineRow['actions']
type Group = HistoryOrder['groups'][number]

/** Carrier's page of the package that a line travels in, else that of its group. */
const trackingLink = (line: OrderLineRow, group: Group): string | null => {
  const packages = group.shipments.flatMap((shipment) => shipment.packages)
  return packages.find(({ items }) => items.includes(line.id))?.trackingUrl ?? group.trackingUrl
}

/** Where a line is returned, picked already. An order of the global store is returned there (OD-14). */
const returnLink = (order: HistoryOrder, line: OrderLineRow, group: Group): string => {
  if (order.isGlobalStoreOrder) return globalStoreOrderLink(shop.site, order.orderNumber)
  const picked = line.gtin === null ? '' : `?selected=${line.gtin}`
  return (
    line.actions.return?.webLink ?? group.returnLink ?? `/orders/sales/${order.orderNumber}/return${picked}`
  )
}

const isReturned = (line: OrderLineRow): boolean =>
  simpleStatusOfLine(statusLineOf(line), 'SALES_ORDER').startsWith('return')

/** A list that does not carry every line of an order cannot tell whether all of it may still be cancelled. */
const canCancel = (order: HistoryOrder, now: Date): boolean =>
  order.lineCount === order.lines.length && cancellationRefusal(order, order.lines, now) === null

const named = (name: string, webLink: string | false | null | undefined): Actions =>
  webLink ? { [name]: { webLink } } : {}

/**
 * What each line of an order offers in the history (OD-16): its own stored actions, and those that follow from how the order
 * stands now, whatever the stored rows say.
 */
export const historyActions = (order: HistoryOrder, now: Date): ((line: OrderLineRow) => Actions) => {
  const cancel = canCancel(order, now) ? `/orders/sales/${order.orderNumber}?modal=cancel` : null
  return (line) => {
    const { return: _, ...stored } = line.actions
    const group = order.groups.find(({ position }) => position === line.groupPosition)
    if (group === undefined) return stored
    const { returnOrderNumber } = group
    return {
      ...named('trackShipment', trackingLink(line, group)),
      ...named('viewReturn', returnOrderNumber && isReturned(line) && `/orders/returns/${returnOrderNumber}`),
      ...named('return', isReturnable(line, order, { now }) ? returnLink(order, line, group) : null),
      ...named('cancel', cancel),
      ...stored,
    }
  }
}
