import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AddressBookEntry, DeliveryAddress, shipFromAddressId } from './addresses/delivery-address.ts'
import { Address, ContactInformation, PhoneNumber, Recipient, ShipFrom } from './orders/address.ts'
import { ConsentRecord } from './orders/consent.ts'
import { DeferredPaymentData } from './orders/deferred-payment-data.ts'
import {
  KeptOrder,
  ReturnOrderRecord,
  ReturnSelection,
  ReturnTotals,
  StoredReturnMethod,
} from './orders/local-records.ts'
import {
  GroupActions,
  modificationTypes,
  Order,
  OrderGroup,
  ReturnToStore,
  Shipment,
  Transaction,
} from './orders/order.ts'
import {
  Action,
  ItemDates,
  LineItemTransaction,
  OrderItem,
  Product,
  Promotion,
  ReturnDisableReason,
} from './orders/order-item.ts'
import { orderClassifications, orderTypes } from './orders/order-types.ts'
import { HistoryItem, OrderHistory } from './orders/orders.ts'
import { Payment } from './orders/payment.ts'
import { DeferredPaymentRequest } from './payments/deferred-payment.ts'
import { GiftCardBalance, GiftCardCheck } from './payments/gift-card.ts'
import { PickupInteraction, PickupNote, ValidationCode } from './pickup/pickup.ts'
import { pickupStatuses } from './pickup/pickup-status.ts'
import { HoursSlot, OperationHours, PickupHours, readyStatuses, Store } from './pickup/store.ts'
import { BankRefundForm, BankRefundRequest } from './returns/bank-refund.ts'
import {
  CarrierData,
  ReturnMethodSelection,
  ShipmentServiceProvider,
  ShipmentServiceProviders,
} from './returns/carriers.ts'
import { ReturnCaptureRequest, ReturnCaptureResponse, ReturnOrderLine } from './returns/return-capture.ts'
import { ReturnLabel } from './returns/return-label.ts'
import { Banner } from './session/experience.ts'
import { Visitor } from './session/session.ts'
import { MiniCartProduct } from './shop/mini-cart.ts'
import { ShopSimilar, ShopSimilarProduct } from './shop/shop-similar.ts'
import { jobResponse } from './wire/job.ts'

type Entries = { readonly entries: Record<string, v.GenericSchema> }

/** The schema of a field, without its `null` and its default. */
const inside = (schema: unknown): Entries & { item?: unknown } => {
  const wrapped = schema as { type: string; wrapped?: unknown; item?: unknown }
  if (wrapped.wrapped !== undefined) return inside(wrapped.wrapped)
  return (wrapped.type === 'array' ? inside(wrapped.item) : schema) as Entries
}
const field = (entity: Entries, name: string) => inside(entity.entries[name])

/** Entities of orders.md §3 with the fields that the section lists, copied from there. */
const orders: Record<string, [Entries, string]> = {
  Order: [
    KeptOrder,
    'orderNumber regionReference currency currencyAlt payment returnToStore transaction userInfo shipFrom paymentApprovalId paymentHoldFlag orderId deferredPaymentData isGlobalStoreOrder fullOrderStatus group shippingAddress pickupAddress storeAddress showBarcodeFlag shouldRefresh age pendingModification legacyPaymentUrl returnMethod parentSalesOrderNumber authorizationInfo orderType orderClassification',
  ],
  'Order.returnToStore': [ReturnToStore, 'header subheader barcodeNumber'],
  'Order.userInfo': [field(Order, 'userInfo'), 'phoneNumber contactInformation'],
  'Order.userInfo.phoneNumber': [PhoneNumber, 'countryCode subscriberNumber'],
  'Order.userInfo.contactInformation': [
    field(field(Order, 'userInfo'), 'contactInformation'),
    'dayPhoneNumber',
  ],
  'Order.shipFrom': [ShipFrom, 'contactInformation'],
  'Order.shipFrom.contactInformation': [ContactInformation, 'dayPhoneNumber email'],
  'Order.fullOrderStatus': [field(Order, 'fullOrderStatus'), 'statusColor subStatus'],
  'Order.pendingModification': [field(Order, 'pendingModification'), 'type'],
  'Order.authorizationInfo': [field(Order, 'authorizationInfo'), 'dayPhoneNumber email phoneNumber'],
  'Order group': [OrderGroup, 'heading headingVariant subheading message encodedMessage orderItems actions'],
  'Order group.actions': [GroupActions, 'return trackShipment cancel viewReturn returnDisableReasonAction'],
  'Order group.actions.viewReturn': [field(GroupActions, 'viewReturn'), 'returnOrderId'],
  'Order item': [
    OrderItem,
    'product lineItemStatus lineItemStatusVariant lineItemTransaction returnableFlag returnDisableReason eddTranslated actions skuId customizedProductReference itemDates',
  ],
  'Order item.product': [
    Product,
    'productId pid pbid title category productImage color size styleColor gtin metricId nikeIdPathName',
  ],
  'Order item.lineItemStatus': [field(OrderItem, 'lineItemStatus'), 'status statusColor'],
  'Order item.lineItemTransaction': [
    LineItemTransaction,
    'orderDate msrp quantity returnableQuantity lineItemChargedPrice lineItemFees lineItemTaxes promotions',
  ],
  'Order item.promotions': [Promotion, 'id promoType'],
  'Order item.returnDisableReason': [ReturnDisableReason, 'code text linkText linkUrl'],
  'Order item.actions': [Action, 'webLink appCallback'],
  Transaction: [
    Transaction,
    'orderDate message msrp chargedPrice shippingTotal totalFees totalTaxes orderTotal subTotal inclusiveTaxTotal promotionalCodeDiscount promotions',
  ],
  'Item dates': [
    ItemDates,
    'arriveDateRange cancelled delivered estimatedDeliveryDate ordered pickedUp readyForPickup returnCompleted returnCreated returnDenied returnInProcess shipped',
  ],
  Shipment: [Shipment, 'orderNumber packages shipmentNumber simpleStatus status'],
  'Shipment.packages': [field(Shipment, 'packages'), 'items shipmentNumber trackingUrl'],
  Payment: [Payment, 'paymentType paymentDisplayNumber paymentTypeImageUrl'],
  'Deferred payment': [DeferredPaymentData, 'form qrCodeURL'],
  'Deferred payment.form': [field(DeferredPaymentData, 'form'), 'action method fields'],
  'Deferred payment.form.fields': [field(field(DeferredPaymentData, 'form'), 'fields'), 'name value'],
  'Pending payment': [DeferredPaymentRequest, 'approvalId experienceType orderNumber returnURL'],
  Address: [
    Address,
    'address1 address2 address3 address4 city country county state zipCode firstName lastName pickUpLocation',
  ],
  'Delivery address': [
    DeliveryAddress,
    'id originalId code country email line1 line2 line3 locality name phone preferred province zone',
  ],
  'Delivery address.name': [field(DeliveryAddress, 'name'), 'nameGiven nameFamily'],
  'Job response': [jobResponse(v.unknown()), 'id status eta error response'],
  'Pickup interaction': [
    PickupInteraction,
    'id status notes orderNumber storeId storeServiceId validationCode',
  ],
  'Pickup interaction.notes': [PickupNote, 'authorType content targetType'],
  'Pickup interaction.validationCode': [ValidationCode, 'type code'],
  Store: [
    Store,
    'storeId storeName name slug facilityType telephone phone address1 address2 address3 city area state postalCode iso2Country gps timezone storeServices pickupHours operationHours',
  ],
  'Store.gps': [field(Store, 'gps'), 'latitude longitude'],
  'Store.pickupHours': [PickupHours, 'regularHours specialHours'],
  'Store hours slot': [HoursSlot, 'startTime duration'],
  'Store special hours': [field(PickupHours, 'specialHours'), 'startTime duration'],
  'Store.operationHours': [OperationHours, 'day dayText hours'],
  'Store.operationHours.hours': [field(OperationHours, 'hours'), 'openingTime closingTime'],
  Visitor: [Visitor, 'email phone visitorId visit'],
  'Gift card check': [GiftCardCheck, 'accountNumber currency pin'],
  'Gift card result': [GiftCardBalance, 'balance'],
  'Partner order item': [HistoryItem, 'partnerName orderDate orderNumber lineItemTotal memberGatedFlag'],
  Banner: [Banner, 'id title msg slug'],
  'Shop-similar product': [ShopSimilarProduct, 'image pid slug styleColor subtitle title'],
  'Shop similar': [ShopSimilar, 'parentStyleColor items'],
  'Mini cart product': [
    MiniCartProduct,
    'category currency image msrp price size title quantity totalItemCount',
  ],
  'Consent record': [ConsentRecord, 'purpose granted'],
  'Shipment service provider': [ShipmentServiceProvider, 'providerName nikeServiceTypeCode serviceSCACCode'],
  'Order history': [OrderHistory, 'orderItems pages'],
  'Order history.pages': [field(OrderHistory, 'pages'), 'next'],
}

/** Entities of returns.md §3. */
const returns: Record<string, [Entries, string]> = {
  Order: [
    Order,
    'authorizationInfo currency currencyAlt regionReference payment shipFrom group orderNumber orderType parentSalesOrderNumber transaction transactionAlt returnToStore showBarcodeFlag',
  ],
  'Order.shipFrom': [ShipFrom, 'address recipient contactInformation'],
  'Order.shipFrom.address': [Address, 'city state country iso2Country zipCode'],
  'Order.shipFrom.recipient': [Recipient, 'firstName lastName middleName'],
  'Order item': [
    ReturnSelection,
    'product lineItemTransaction lineItemTransactionAlt lineItemStatus returnableFlag returnDisableReason checked reasonCode returnQuantity text standardCarrierAlphaCode',
  ],
  'Return order record': [
    ReturnOrderRecord,
    'authorizationInfo orderId currency currencyAlt group orderType payment shipFrom shouldRefresh transaction',
  ],
  'Return order record.group': [field(ReturnOrderRecord, 'group'), 'orderItems'],
  'Return order record.transaction': [
    field(ReturnOrderRecord, 'transaction'),
    'orderDate orderTotal subTotal totalTaxes',
  ],
  Totals: [ReturnTotals, 'subTotal orderTotal totalTaxes inclusiveTaxTotal'],
  'Return capture request': [
    ReturnCaptureRequest,
    'captureSystem createReturnLabelFlag locale omsRegionReference orderLines orderNumber orderCreateDate shipFrom returnMethod standardCarrierAlphaCode',
  ],
  'Return capture request.orderLines': [
    ReturnOrderLine,
    'quantity reasonCode reasonText universalProductCode',
  ],
  'Return capture response': [ReturnCaptureResponse, 'jobId response error'],
  'Return capture response.response': [field(ReturnCaptureResponse, 'response'), 'returnOrderNumber'],
  'Return label': [
    ReturnLabel,
    'carrier dataMatrix isEmeaPaperless returnLabel labelFormat dropOffCode error',
  ],
  'Return label.dropOffCode': [field(ReturnLabel, 'dropOffCode'), 'data'],
  Address: [DeliveryAddress, 'id originalId country email phone preferred'],
  'Address book entry': [
    AddressBookEntry,
    'code country email id line1 line2 line3 locality nameFamily nameGiven phone preferred province zone',
  ],
  'Shipment service providers': [ShipmentServiceProviders, 'objects'],
  'Carrier data': [CarrierData, 'id paperlessOnly'],
  'Return method selection': [
    ReturnMethodSelection,
    'description descriptionInfo footer pricing title showLoginCTA',
  ],
  'Bank refund form': [BankRefundForm, 'firstName lastName iban'],
  'Bank refund request': [BankRefundRequest, 'accountDetails email orderNumber'],
  'Bank refund request.accountDetails': [field(BankRefundRequest, 'accountDetails'), 'iban owner'],
  'Bank refund request.owner': [
    field(field(BankRefundRequest, 'accountDetails'), 'owner'),
    'firstName lastName',
  ],
  'Stored return method': [StoredReturnMethod, 'orderNumber returnMethod selectedStore timestamp'],
  'Store info': [Store, 'name slug facilityType storeId storeName telephone address1 gps pickupHours'],
}

const missing = ([entity, names]: [Entries, string]) => {
  const fields = Object.keys(entity.entries)
  return names.split(' ').filter((name) => !fields.includes(name))
}

describe('entities of both specifications', () => {
  it.each(Object.entries(orders))('[OD-17] orders.md §3, %s has all its fields', (_, entity) => {
    expect(missing(entity)).toEqual([])
  })

  it.each(Object.entries(returns))('[OD-17] returns.md §3, %s has all its fields', (_, entity) => {
    expect(missing(entity)).toEqual([])
  })

  it('[OD-17] enumerate what the specification enumerates', () => {
    expect(orderTypes.toSorted()).toEqual(['PARTNER_SALES_ORDER', 'RETURN_ORDER', 'SALES_ORDER'])
    expect(orderClassifications).toEqual(['CONSUMER', 'STANDARD', 'STORE'])
    expect(modificationTypes).toEqual(['CANCEL_ORDER'])
    expect(pickupStatuses).toEqual(['SUBMITTED', 'CLAIMED', 'COMPLETE', 'CANCELLED_CONSUMER'])
    expect(readyStatuses).toEqual(['READY_FOR_PICK_UP', 'READY_FOR_CONSUMER_OR_CARRIER', 'READY_FOR_CARRIER'])
    expect(shipFromAddressId).toBe('ship-from')
  })
})
