import type { Order, OrderGroup, ParcelEvent } from '../../contract/orders/order.ts'
import type { OrderItem } from '../../contract/orders/order-item.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { type Carrier, carrierOfLink, carriers } from '../links/carriers.ts'
import { type LinkPolicy, safeLink } from '../links/links.ts'
import { type DisplayStatus, displayStatusOfGroup, displayStatusOfLine } from '../status/order-status.ts'
import { isLineStatus, lineStatuses } from '../status/simple-status.ts'

/** One package on its way, with what is in it (orders.md §3, "Shipment"; BA-04). */
export type Parcel = {
  /** The carrier's page; `null` where there is none that may be followed. */
  readonly href: string | null
  /** Number that the parcel is known by at its carrier. */
  readonly number: string | null
  readonly carrier: Carrier | null
  readonly status: DisplayStatus
  readonly lines: readonly OrderItem[]
  /** What its carrier has recorded, oldest first. */
  readonly events: readonly ParcelEvent[]
}

type Found = {
  readonly link: string | null
  readonly number: string | null
  readonly lines: readonly OrderItem[]
  readonly shipmentStatus: string | null
  readonly events: readonly ParcelEvent[]
}

/** What was cancelled of a sale is in no parcel. */
const travels = (line: OrderItem, orderType: OrderType): boolean =>
  orderType === 'RETURN_ORDER' || displayStatusOfLine(line, orderType) !== 'cancelled'

/** What the packages of a group's shipments say; where they say nothing, the group's own link stands for one parcel. */
const foundIn = (group: OrderGroup, orderType: OrderType): readonly Found[] => {
  const link = group.actions.trackShipment?.webLink ?? null
  const travelling = group.orderItems.filter((line) => travels(line, orderType))
  if (group.orderItems.length > 0 && travelling.length === 0) return []
  const packages = group.shipments.flatMap((shipment) =>
    shipment.packages.map((parcel) => ({
      link: parcel.trackingUrl,
      number: parcel.shipmentNumber ?? shipment.shipmentNumber,
      lines: travelling.filter(({ id }) => parcel.items.length === 0 || parcel.items.includes(id)),
      shipmentStatus: shipment.simpleStatus,
      events: parcel.events,
    })),
  )
  if (packages.some((parcel) => parcel.link !== null)) return packages
  const [shipment] = group.shipments
  if (link === null) return packages
  return [
    {
      link,
      number: shipment?.shipmentNumber ?? null,
      lines: travelling,
      shipmentStatus: shipment?.simpleStatus ?? null,
      events: packages.flatMap(({ events }) => events),
    },
  ]
}

const carrierOf = (href: string | null, lines: readonly OrderItem[]): Carrier | null => {
  const code = lines.find((line) => line.standardCarrierAlphaCode)?.standardCarrierAlphaCode
  return carrierOfLink(href) ?? carriers.find((carrier) => carrier.code === code) ?? null
}

const statusOf = ({ lines, shipmentStatus }: Found, order: Pick<Order, 'orderType'>): DisplayStatus => {
  const ofLines = displayStatusOfGroup({ headingVariant: null, orderItems: lines }, order.orderType)
  const named = shipmentStatus?.toUpperCase() ?? ''
  return ofLines === 'unknown' && isLineStatus(named) ? lineStatuses[named] : ofLines
}

const byTime = (one: ParcelEvent, other: ParcelEvent): number => Date.parse(one.at) - Date.parse(other.at)

/** Every parcel of an order, each link once: what shares a link is one parcel. */
export const parcelsOf = (
  order: Pick<Order, 'group' | 'orderType'>,
  links: LinkPolicy,
): readonly Parcel[] => {
  const parcels = new Map<string, Parcel>()
  order.group
    .flatMap((group) => foundIn(group, order.orderType))
    .forEach((found, index) => {
      const href = safeLink(found.link, links)
      const key = href ?? `without a link ${index}`
      const known = parcels.get(key)
      const lines = [...(known?.lines ?? []), ...found.lines]
      parcels.set(key, {
        href,
        number: known?.number ?? found.number,
        carrier: carrierOf(href, lines),
        status: statusOf({ ...found, lines }, order),
        lines,
        events: [...(known?.events ?? []), ...found.events].toSorted(byTime),
      })
    })
  return [...parcels.values()]
}

/** How the parcels of an order are followed: the only one's link straight away, several by a list; `null` where none can be. */
export const trackingOf = (
  parcels: readonly Parcel[],
): { readonly kind: 'link'; readonly href: string } | { readonly kind: 'list' } | null => {
  if (parcels.every(({ href }) => href === null)) return null
  const [parcel, ...others] = parcels
  return others.length === 0 && parcel?.href ? { kind: 'link', href: parcel.href } : { kind: 'list' }
}
