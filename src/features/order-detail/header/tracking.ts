import type { Order } from '../../../contract/order.ts'
import { type LinkPolicy, safeLink } from '../../../domain/links.ts'

/** One parcel that can be followed; `shipmentNumber` and `titles` tell several of them apart. */
export type TrackedParcel = {
  readonly href: string
  readonly shipmentNumber: string | null
  readonly titles: readonly string[]
}

/** Every parcel of an order with a tracking link that may be followed, each link once (BA-04). */
export const trackedParcels = (order: Order, links: LinkPolicy): readonly TrackedParcel[] => {
  const parcels = order.group.flatMap((group) => {
    const titlesOf = (ids: readonly string[]) => {
      const named = group.orderItems.filter((item) => ids.length === 0 || ids.includes(item.id))
      return [...new Set(named.map((item) => item.product.title))]
    }
    const ofGroup = {
      link: group.actions.trackShipment?.webLink ?? null,
      shipmentNumber: group.shipments[0]?.shipmentNumber ?? null,
      titles: titlesOf([]),
    }
    const ofPackages = group.shipments.flatMap((shipment) =>
      shipment.packages.map((parcel) => ({
        link: parcel.trackingUrl,
        shipmentNumber: parcel.shipmentNumber ?? shipment.shipmentNumber,
        titles: titlesOf(parcel.items),
      })),
    )
    return ofPackages.some(({ link }) => link) ? ofPackages : [ofGroup]
  })
  const byLink = new Map<string, TrackedParcel>()
  for (const { link, ...parcel } of parcels) {
    const href = safeLink(link, links)
    if (href && !byLink.has(href)) byLink.set(href, { href, ...parcel })
  }
  return [...byLink.values()]
}
