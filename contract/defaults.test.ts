import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order, Transaction } from './orders/order.ts'
import { OrderItem } from './orders/order-item.ts'
import { GiftCardCheck } from './payments/gift-card.ts'
import { PickupInteraction, PickupNote } from './pickup/pickup.ts'
import { HoursSlot } from './pickup/store.ts'
import { BankRefundForm } from './returns/bank-refund.ts'
import { ReturnCaptureRequest, ReturnOrderLine } from './returns/return-capture.ts'
import { MiniCartProduct } from './shop/mini-cart.ts'

describe('defaults and limits', () => {
  it('[OD-17] [CC-05] of an order: US marketplace region, USD, no return to store, an empty transaction', () => {
    const transaction = {
      orderDate: null,
      message: null,
      msrp: null,
      chargedPrice: null,
      shippingTotal: null,
      totalFees: null,
      totalTaxes: null,
      orderTotal: null,
      subTotal: null,
      inclusiveTaxTotal: null,
      promotionalCodeDiscount: null,
      promotions: [],
    }
    expect(v.parse(Order, { orderNumber: 'C0123456', orderType: 'SALES_ORDER' })).toEqual({
      orderNumber: 'C0123456',
      orderId: null,
      orderType: 'SALES_ORDER',
      orderClassification: 'CONSUMER',
      regionReference: 'NIKEUS',
      currency: 'USD',
      currencyAlt: null,
      payment: [],
      returnToStore: null,
      transaction,
      transactionAlt: null,
      userInfo: { phoneNumber: null, contactInformation: null },
      authorizationInfo: null,
      shipFrom: null,
      paymentApprovalId: null,
      paymentHoldFlag: false,
      deferredPaymentData: null,
      isGlobalStoreOrder: false,
      isShownInPart: false,
      fullOrderStatus: null,
      group: [],
      shippingAddress: null,
      pickupAddress: null,
      storeAddress: null,
      showBarcodeFlag: false,
      shouldRefresh: false,
      pendingModification: null,
      legacyPaymentUrl: null,
      returnMethod: null,
      parentSalesOrderNumber: null,
      returnedBy: null,
      refund: null,
      cancelRefund: null,
      bankRefund: null,
      delivery: null,
      exchange: null,
      storePickup: null,
      withdrawals: [],
    })
  })

  it('[OD-05] a trailing [UTC] marker of the order date is stripped', () => {
    const { orderDate } = v.parse(Transaction, { orderDate: '2026-11-20T10:00:00Z[UTC]' })
    expect(orderDate).toBe('2026-11-20T10:00:00Z')
    expect(v.parse(Transaction, { orderDate: '2026-11-20T10:00:00Z' }).orderDate).toBe(orderDate)
  })

  it('[OD-17] of a line, a pickup, a mini cart and a capture request are the specification’s', () => {
    const line = v.parse(OrderItem, {
      id: 'line-1',
      product: { title: 'Tempo Glide 3' },
      lineItemStatus: { status: 'ordered' },
      lineItemTransaction: {},
    })
    expect([line.lineItemTransaction.quantity, line.lineItemTransaction.returnableQuantity]).toEqual([1, 0])
    expect([line.returnableFlag, line.actions, line.returnDisableReason]).toEqual([false, {}, null])
    expect(v.parse(PickupInteraction, { id: 'p1', orderNumber: 'C0123456', storeId: 's1' }).status).toBe(
      'SUBMITTED',
    )
    expect(v.parse(MiniCartProduct, { title: 'Tempo Glide 3' })).toEqual({
      category: null,
      currency: 'USD',
      image: null,
      msrp: null,
      price: null,
      size: null,
      title: 'Tempo Glide 3',
      quantity: 1,
      totalItemCount: 1,
    })
    const capture = v.parse(ReturnCaptureRequest, {
      createReturnLabelFlag: true,
      locale: 'en-US',
      orderLines: [{ quantity: 1, reasonCode: '1', universalProductCode: '00012345678905' }],
      orderNumber: 'C0123456',
      orderCreateDate: '2026-11-20T10:00:00Z',
      shipFrom: {},
      returnMethod: 'CARRIER_DROP_OFF',
    })
    expect([capture.captureSystem, capture.omsRegionReference]).toEqual(['nike.digital.web', 'NIKEUS'])
  })

  it.each([
    ['GiftCardCheck', GiftCardCheck, { accountNumber: '1'.repeat(18), currency: 'USD', pin: '123456' }],
    ['GiftCardCheck', GiftCardCheck, { accountNumber: '1'.repeat(19), currency: 'USD', pin: '12345' }],
    ['BankRefundForm', BankRefundForm, { firstName: 'x'.repeat(25), lastName: 'y', iban: 'z' }],
    ['BankRefundForm', BankRefundForm, { firstName: 'x', lastName: ' ', iban: 'z' }],
    ['PickupNote', PickupNote, { authorType: 'CONSUMER', content: '', targetType: 'STORE' }],
    ['PickupNote', PickupNote, { authorType: 'CONSUMER', content: 'x'.repeat(101), targetType: 'STORE' }],
    ['ReturnOrderLine', ReturnOrderLine, { quantity: 1.5, reasonCode: '1', universalProductCode: '1' }],
    ['ReturnOrderLine', ReturnOrderLine, { quantity: -1, reasonCode: '1', universalProductCode: '1' }],
    ['HoursSlot', HoursSlot, { startTime: '24:00', duration: 'PT8H' }],
    ['HoursSlot', HoursSlot, { startTime: '09:00', duration: 'PT' }],
  ])('%s refuses what its limits exclude', (_, schema, value) => {
    expect(v.is(schema as v.GenericSchema, value)).toBe(false)
  })
})
