import { shop } from '../../../domain/shop-settings/shop.ts'
import type { NewOrderGroup, StoredShipment } from '../../db/tables/order-lines.ts'
import { shipmentNumberOf } from './build-lines.ts'
import type { OrderSpec } from './order-spec.types.ts'
import { parcelEvents } from './parcel-events.ts'
import { pickupPlaceOf } from './pickups.ts'
import { isOpen, type Stage, stageFacts, wasShipped } from './stages.ts'
import { boughtInStore, bringNumber, madeToOrder, parcelOf, pickUpAt } from './texts.ts'

/** Lines of a group that travel: what was cancelled does not. */
const lineIds = (spec: OrderSpec, position: number): string[] =>
  spec.lines.flatMap((line, index) =>
    line.group === position && line.stage !== 'cancelled' ? [`${spec.orderNumber}-${index + 1}`] : [],
  )

/** One shipment of a group; more than three lines travel in two packages. */
const shipmentOf = (spec: OrderSpec, position: number, stage: Stage): StoredShipment => {
  const status = stageFacts(stage).variant ?? 'SHIPPED'
  const events = parcelEvents(spec, stage)
  const number = shipmentNumberOf(spec, position)
  const ids = lineIds(spec, position)
  const parcels = ids.length > 3 ? [ids.slice(0, 3), ids.slice(3)] : [ids]
  return {
    shipmentNumber: number,
    simpleStatus: status,
    status,
    packages: parcels.map((items, index) => {
      const shipmentNumber = parcels.length > 1 ? `${number}P${index + 1}` : number
      return { items, shipmentNumber, trackingUrl: spec.market.carrier.tracking(shipmentNumber), events }
    }),
  }
}

const headingOf = (spec: OrderSpec) => {
  if (spec.delivery === 'store') return boughtInStore
  if (spec.delivery !== 'pickup') return null
  const place = pickupPlaceOf(spec.market.country, spec.pickupRole ?? null)
  return pickUpAt(place?.entry.name ?? spec.market.store.pickUpLocation ?? shop.name)
}

const messageOf = (spec: OrderSpec, position: number) => {
  const lines = spec.lines.filter((line) => line.group === position)
  if (spec.groupMessages?.[position]) return spec.groupMessages[position]
  if (lines.some((line) => line.stage === 'pickupReady')) return bringNumber
  return lines.some((line) => line.pbid && isOpen(line.stage)) ? madeToOrder : null
}

const buildGroup = (spec: OrderSpec, position: number, count: number): NewOrderGroup => {
  const lines = spec.lines.filter((line) => line.group === position)
  const lead = lines.find((line) => line.stage !== 'cancelled') ?? lines[0]
  const stage = lead?.stage ?? 'ordered'
  const shipped = wasShipped(stage) && spec.delivery !== 'store'
  const { display } = stageFacts(stage)
  return {
    orderNumber: spec.orderNumber,
    position,
    heading: headingOf(spec),
    headingVariant: isOpen(stage) || stage === 'cancelPending' ? null : display,
    subheading: count > 1 && spec.orderType !== 'RETURN_ORDER' ? parcelOf(position + 1, count) : null,
    message: messageOf(spec, position),
    trackingUrl: shipped ? spec.market.carrier.tracking(shipmentNumberOf(spec, position)) : null,
    returnOrderNumber: spec.returnOrders?.[position] ?? null,
    shipments: shipped ? [shipmentOf(spec, position, stage)] : [],
  }
}

export const buildGroups = (spec: OrderSpec): NewOrderGroup[] => {
  const count = Math.max(...spec.lines.map((line) => line.group)) + 1
  return Array.from({ length: count }, (_, position) => buildGroup(spec, position, count))
}
