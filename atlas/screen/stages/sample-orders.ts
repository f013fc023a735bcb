import type * as v from 'valibot'
import type { Order } from '../../../contract/orders/order.ts'
import type { StorePickup } from '../../../contract/orders/store-pickup.ts'
import { hasCarrierLabel } from '../../../domain/return-methods/return-label.ts'
import { countryMethods } from '../../../domain/return-methods/return-methods.ts'
import { sampleTitle } from '../../../model-tests/samples/sample-goods.ts'
import { sampleOrder } from '../../../model-tests/samples/samples.ts'

type Changes = v.InferInput<typeof Order>
type Line = NonNullable<NonNullable<Changes['group']>[number]['orderItems']>[number]

const placed = '2026-11-12T18:20:00Z'
const shipped = '2026-11-13T09:10:00Z'
const arrived = '2026-11-16T14:05:00Z'
const requested = '2026-11-18T08:30:00Z'

const shopPage = 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205'

const line = (index: number, price: number, more: Partial<Line>): Line => ({
  id: `line-${index + 1}`,
  product: { title: sampleTitle(index), gtin: `0000${index + 1}` },
  lineItemStatus: { status: 'Ordered' },
  lineItemTransaction: { quantity: 1, lineItemChargedPrice: price, msrp: price },
  ...more,
})

const shipFrom: Changes['shipFrom'] = {
  address: { address1: '', zipCode: '', iso2Country: 'US' },
  recipient: { firstName: 'Lina', lastName: 'Okafor' },
  contactInformation: { dayPhoneNumber: '2025550101', email: 'lina@example.com' },
}

const delivered: Partial<Line> = {
  lineItemStatus: { status: 'Delivered' },
  lineItemStatusVariant: 'DELIVERED',
  itemDates: { ordered: placed, shipped, delivered: arrived },
}

const onItsWay: Partial<Line> = {
  lineItemStatus: { status: 'Shipped' },
  lineItemStatusVariant: 'SHIPPED',
  itemDates: { ordered: placed, shipped, estimatedDeliveryDate: '2026-11-24' },
}

/** Two lines that have arrived and can be returned; one of them can be bought again and reviewed. */
export const returnableOrder = (): Order =>
  sampleOrder({
    transaction: { orderDate: placed, subTotal: 160, shippingTotal: 0, totalTaxes: 0, orderTotal: 160 },
    shipFrom,
    group: [
      {
        headingVariant: 'delivered',
        actions: { return: { webLink: '/orders/sales/C00000001/return' } },
        orderItems: [
          line(0, 140, {
            ...delivered,
            returnableFlag: true,
            skuId: 'sku-pr1043-205-3',
            actions: { buyItAgain: { webLink: shopPage }, writeReview: { webLink: `${shopPage}/reviews` } },
            lineItemTransaction: {
              quantity: 1,
              returnableQuantity: 1,
              lineItemChargedPrice: 140,
              msrp: 140,
            },
          }),
          line(1, 20, delivered),
        ],
      },
    ],
  })

/** An order that goes to an address of its own, and is being packed where what it offers says so. */
export const orderToDeliver = (offer: unknown): Order => {
  const isPacked = (offer as { readonly refusal?: unknown } | undefined)?.refusal === 'packed'
  return sampleOrder({
    shipFrom,
    shippingAddress: {
      address1: '1400 SW Park Ave',
      city: 'Portland',
      state: 'OR',
      zipCode: '97205',
      iso2Country: 'US',
      firstName: 'Lina',
      lastName: 'Okafor',
    },
    delivery: { day: null, soonest: '2026-11-25' },
    group: [
      {
        orderItems: [line(0, 120, isPacked ? { lineItemStatus: { status: 'Preparing Shipment' } } : {})],
      },
    ],
  })
}

/** Three pieces of one item and one of another, which can be cancelled, or are on their way where what it offers says so. */
export const orderOfPieces = (offer: unknown): Order => {
  const isShipped = (offer as { readonly refusal?: unknown } | undefined)?.refusal === 'notStoppable'
  const more = isShipped ? onItsWay : {}
  const link = { webLink: null, appCallback: null }
  return sampleOrder({
    transaction: {
      orderDate: '2026-11-20T09:50:00Z',
      subTotal: 220,
      shippingTotal: 8,
      totalTaxes: 0,
      orderTotal: 228,
    },
    payment: [{ paymentType: 'CREDIT_CARD' }],
    group: [
      {
        actions: isShipped ? {} : { cancel: link, cancelItems: link },
        orderItems: [
          line(0, 100, {
            ...more,
            lineItemTransaction: { quantity: 3, lineItemChargedPrice: 100, msrp: 100 },
          }),
          line(1, 120, more),
        ],
      },
    ],
  })
}

/** The same in whichever country looks, withdrawn from by these statements. */
export const withdrawableOrder = (made: unknown): Order => ({
  ...returnableOrder(),
  shipFrom: null,
  withdrawals: (made as Order['withdrawals'] | undefined) ?? [],
})

/** Two parcels on their way. */
export const shippedOrder = (): Order => {
  const parcel = (index: number) => ({
    shipmentNumber: `S${index + 1}`,
    simpleStatus: 'SHIPPED',
    status: 'SHIPPED',
    packages: [
      {
        items: [`line-${index + 1}`],
        shipmentNumber: `S${index + 1}`,
        trackingUrl: `https://www.ups.com/track?tracknum=S${index + 1}`,
        events: [
          { at: '2026-11-19T07:40:00Z', step: 'ACCEPTED' as const, place: 'Fernhollow' },
          { at: '2026-11-20T03:15:00Z', step: 'IN_TRANSIT' as const, place: 'Fernhollow' },
        ],
      },
    ],
  })
  return sampleOrder({
    transaction: { orderDate: placed, subTotal: 160, shippingTotal: 0, totalTaxes: 0, orderTotal: 160 },
    shipFrom,
    group: [
      {
        headingVariant: 'shipped',
        orderItems: [line(0, 140, onItsWay), line(1, 20, onItsWay)],
        shipments: [parcel(0), parcel(1)],
      },
    ],
  })
}

/** Raw statuses of a return that is told why it cannot be taken back. */
const statusesOfRefusal: Readonly<Record<string, string>> = {
  handedOver: 'In Transit',
  refunded: 'Return Processed',
  cancelled: 'Cancelled',
}

const ofReturn = (changes: Partial<Changes>): Order =>
  sampleOrder({
    orderNumber: 'R00000001',
    orderType: 'RETURN_ORDER',
    parentSalesOrderNumber: 'C00000001',
    transaction: { orderDate: requested, subTotal: 140, orderTotal: 140 },
    returnedBy: 'member',
    shipFrom,
    group: [
      {
        orderItems: [
          line(0, 140, {
            lineItemStatus: { status: 'Authorized' },
            lineItemStatusVariant: 'RETURN_CREATED',
            itemDates: { returnCreated: requested },
          }),
        ],
      },
    ],
    ...changes,
  })

/**
 * A return that goes back with a carrier's label or code, by the way that its country offers first; on its way, or refunded, where that
 * is why it cannot be taken back.
 */
export const labelReturn = (country: string, refusal?: unknown): Order => {
  const returnMethod = countryMethods(country).find(({ id }) => hasCarrierLabel(id))?.id ?? null
  const status = statusesOfRefusal[String(refusal)]
  return status === undefined
    ? ofReturn({ returnMethod })
    : ofReturn({ returnMethod, group: [{ orderItems: [line(0, 140, { lineItemStatus: { status } })] }] })
}

/** A return to a store, of goods that were paid in cash, unless it is refunded in another way. */
export const cashReturn = (standing: unknown): Order =>
  ofReturn({
    returnMethod: 'returnToStore',
    ...(standing !== 'otherWay' && {
      payment: [{ paymentType: 'CASH' }],
      bankRefund: {
        sent:
          standing === 'sent' ? { account: { country: 'PL', lastFour: '2874' }, sentAt: requested } : null,
      },
    }),
  })

/** An order that is ready in a store, or about to be. */
export const pickupOrder = (pickup: unknown): Order =>
  sampleOrder({
    transaction: { orderDate: '2026-11-19T11:05:00Z', subTotal: 140, orderTotal: 140 },
    showBarcodeFlag: true,
    pickupAddress: { address1: '', zipCode: '', iso2Country: 'US' },
    storePickup: (pickup as StorePickup | undefined) ?? {
      storeId: 'us091',
      status: 'READY_FOR_PICK_UP',
      collectBy: '2026-11-27',
      qrId: 'code-1',
    },
    group: [
      {
        headingVariant: 'readyForPickUp',
        orderItems: [
          line(0, 140, {
            lineItemStatus: { status: 'Ready For Pickup' },
            lineItemStatusVariant: 'PICKUP_READY',
            isForPickup: true,
            itemDates: { ordered: '2026-11-19T11:05:00Z', readyForPickup: '2026-11-20T08:20:00Z' },
          }),
        ],
      },
    ],
  })
