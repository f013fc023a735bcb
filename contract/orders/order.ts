import * as v from 'valibot'
import { Store } from '../pickup/store.ts'
import { CalendarDate, CurrencyCode, Instant, OrderNumber, orNull, WireAmount } from '../wire/primitives.ts'
import { Address, ContactInformation, PhoneNumber, ShipFrom } from './address.ts'
import { BankRefund } from './bank-refund.ts'
import { OrderPaymentData } from './deferred-payment-data.ts'
import { ReturnExchange } from './line-answer.ts'
import { Action, OrderItem, Promotion, ReturnDisableReason } from './order-item.ts'
import { orderClassifications, orderTypes } from './order-types.ts'
import { Payment } from './payment.ts'
import { Refund } from './refund.ts'
import { StorePickup } from './store-pickup.ts'
import { Withdrawal } from './withdrawal.ts'

export const modificationTypes = ['CANCEL_ORDER'] as const

/** Pieces of a line that are to be cancelled (BY-15). */
export const CancelledPieces = v.object({
  lineId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
})
export type CancelledPieces = v.InferOutput<typeof CancelledPieces>

/** What the warehouse has to decide about an order. */
export const PendingModification = v.object({
  type: v.picklist(modificationTypes),
  /** The pieces that it is about; without them the whole order. Ours, beside the specification. */
  items: v.optional(v.array(CancelledPieces)),
})

/** Region reference and currency where the order names none (CC-05). */
export const defaultRegionReference = 'NIKEUS'
export const defaultCurrency = 'USD'

/** Money of the order as a whole. */
export const Transaction = v.object({
  orderDate: orNull(Instant),
  message: orNull(v.string()),
  msrp: orNull(WireAmount),
  chargedPrice: orNull(WireAmount),
  shippingTotal: orNull(WireAmount),
  totalFees: orNull(WireAmount),
  totalTaxes: orNull(WireAmount),
  orderTotal: orNull(WireAmount),
  subTotal: orNull(WireAmount),
  inclusiveTaxTotal: orNull(WireAmount),
  promotionalCodeDiscount: orNull(WireAmount),
  promotions: v.optional(v.array(Promotion), []),
})
export type Transaction = v.InferOutput<typeof Transaction>

export const ReturnToStore = v.object({
  header: orNull(v.string()),
  subheader: orNull(v.string()),
  barcodeNumber: orNull(v.string()),
  /** The store that the shopper picked; `null`: any. Ours, beside the specification. */
  store: orNull(Store),
})

/** What carriers tell of a parcel. */
export const parcelSteps = ['ACCEPTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const

/** One step of a parcel on its way, as its carrier has recorded it; ours, beside the specification. */
export const ParcelEvent = v.object({
  at: Instant,
  step: v.picklist(parcelSteps),
  /** Town or centre, as the carrier writes it. */
  place: orNull(v.string()),
})
export type ParcelEvent = v.InferOutput<typeof ParcelEvent>

export const Shipment = v.object({
  orderNumber: orNull(v.string()),
  shipmentNumber: v.string(),
  simpleStatus: orNull(v.string()),
  status: orNull(v.string()),
  packages: v.optional(
    v.array(
      v.object({
        items: v.optional(v.array(v.string()), []),
        shipmentNumber: orNull(v.string()),
        trackingUrl: orNull(v.string()),
        events: v.optional(v.array(ParcelEvent), []),
      }),
    ),
    [],
  ),
})

/** What a group offers. A `null` or missing action is not offered. */
export const GroupActions = v.object({
  return: orNull(Action),
  trackShipment: orNull(Action),
  cancel: orNull(Action),
  /** Some of it can be cancelled, on a page of its own; on the first group alone; ours, beside the specification. */
  cancelItems: orNull(Action),
  viewReturn: orNull(v.object({ returnOrderId: OrderNumber })),
  returnDisableReasonAction: orNull(ReturnDisableReason),
})

/** Lines that travel and are told about together. */
export const OrderGroup = v.object({
  heading: orNull(v.string()),
  /** Display status of the group, see `displayStatuses` in `domain/status/order-status`. */
  headingVariant: orNull(v.string()),
  subheading: orNull(v.string()),
  message: orNull(v.string()),
  /** Base64 of the UTF-8 message, where a message may hold characters that the wire would not carry. */
  encodedMessage: orNull(v.string()),
  orderItems: v.optional(v.array(OrderItem), []),
  actions: v.optional(GroupActions, {}),
  shipments: v.optional(v.array(Shipment), []),
})
export type OrderGroup = v.InferOutput<typeof OrderGroup>

/** How an order is delivered whose host lets it be changed (BY-17). */
export const Delivery = v.object({
  /** The day that was asked for; `null`: as soon as possible. */
  day: orNull(CalendarDate),
  /** When it is expected without a day of its own; `null` where nobody knows. */
  soonest: orNull(CalendarDate),
})
export type Delivery = v.InferOutput<typeof Delivery>

/** Order as the wire carries it (orders.md §3), with the specification's defaults. */
export const Order = v.object({
  orderNumber: OrderNumber,
  orderId: orNull(v.string()),
  orderType: v.picklist(orderTypes),
  orderClassification: v.optional(v.picklist(orderClassifications), 'CONSUMER'),
  regionReference: v.optional(v.string(), defaultRegionReference),
  currency: v.optional(CurrencyCode, defaultCurrency),
  currencyAlt: orNull(CurrencyCode),
  payment: v.optional(v.array(Payment), []),
  returnToStore: orNull(ReturnToStore),
  transaction: v.optional(Transaction, {}),
  transactionAlt: orNull(Transaction),
  userInfo: v.optional(
    v.object({
      phoneNumber: orNull(PhoneNumber),
      contactInformation: orNull(v.object({ dayPhoneNumber: orNull(v.string()) })),
    }),
    {},
  ),
  /** Who may change the order, derived from its own contacts. */
  authorizationInfo: orNull(v.object({ ...ContactInformation.entries, phoneNumber: orNull(PhoneNumber) })),
  shipFrom: orNull(ShipFrom),
  paymentApprovalId: orNull(v.string()),
  paymentHoldFlag: v.optional(v.boolean(), false),
  deferredPaymentData: orNull(OrderPaymentData),
  isGlobalStoreOrder: v.optional(v.boolean(), false),
  fullOrderStatus: orNull(v.object({ statusColor: orNull(v.string()), subStatus: orNull(v.string()) })),
  group: v.optional(v.array(OrderGroup), []),
  shippingAddress: orNull(Address),
  /** Of a sale that is delivered; `null` where the delivery is nobody’s to change; ours. */
  delivery: orNull(Delivery),
  pickupAddress: orNull(Address),
  storeAddress: orNull(Address),
  showBarcodeFlag: v.optional(v.boolean(), false),
  shouldRefresh: v.optional(v.boolean(), false),
  pendingModification: orNull(PendingModification),
  legacyPaymentUrl: orNull(v.string()),
  returnMethod: orNull(v.string()),
  parentSalesOrderNumber: orNull(OrderNumber),
  /** Of a return: who asked for the way that it goes back, and pays for it accordingly (RM-09); `null` where that is not known; ours. */
  returnedBy: orNull(v.picklist(['member', 'guest'])),
  refund: orNull(Refund),
  /** Of a return: what its items go back for beside money; ours (BY-05). */
  exchange: orNull(ReturnExchange),
  /** A refund to a bank account: that of a return, or of what would be returned of a sale; ours. */
  bankRefund: orNull(BankRefund),
  /** Of a sale: what was given back for its cancelled lines, to the order's own ways of payment; ours. */
  cancelRefund: orNull(Refund),
  storePickup: orNull(StorePickup),
  /** Statements of withdrawal, oldest first; ours. */
  withdrawals: v.optional(v.array(Withdrawal), []),
  /** The full address and the payment were left out: a code that is sent to the contact shows them (BY-23); ours. */
  isShownInPart: v.optional(v.boolean(), false),
})
export type Order = v.InferOutput<typeof Order>
