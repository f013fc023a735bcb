import type * as v from 'valibot'
import { msg } from '#texts'
import type { BankRefund } from '../../../../contract/orders/bank-refund.ts'
import type { ReturnExchange } from '../../../../contract/orders/line-answer.ts'
import type { Order, OrderGroup, Transaction } from '../../../../contract/orders/order.ts'
import type { StorePickup } from '../../../../contract/orders/store-pickup.ts'
import type { Withdrawal } from '../../../../contract/orders/withdrawal.ts'
import type { Store } from '../../../../contract/pickup/store.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { returnStageOfLine } from '../../../../domain/return-progress/return-life.ts'
import type { AltTotals, OrderRow } from '../../../db/tables/orders.ts'
import type { PaymentRow } from '../../../db/tables/payments/payments.ts'
import type { RefundRow } from '../../../db/tables/returns.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import { deliveryOfRow } from '../deliveries/row-delivery.ts'
import { wirePendingModification } from '../modifications/pending-modification.ts'
import { cancelRefundOf } from './cancel-refund.ts'
import { groupActions } from './group-actions.rules.ts'
import { wireAmount, wireLine } from './line-wire.ts'
import { textIn } from './localized.ts'
import type { GroupWithLines } from './orders.repository.ts'
import { wirePayment } from './payment-wire.ts'
import { wireRefund } from './refund-wire.ts'
import { isOnHold } from './row-standing.ts'

export type WireOptions = {
  /** What a return gave back, where it did. */
  readonly refund?: RefundRow | undefined
  /** Who asked for a return, where that is known. */
  readonly returnedBy?: v.InferInput<typeof Order>['returnedBy']
  /** What a return gives beside money, where it does. */
  readonly exchange?: v.InferInput<typeof ReturnExchange> | null | undefined
  /** How it is refunded to a bank account, where it is. */
  readonly bankRefund?: v.InferInput<typeof BankRefund> | null | undefined
  /** How the order is picked up, where it is. */
  readonly storePickup?: v.InferInput<typeof StorePickup> | null | undefined
  /** Where a return is brought to, where a store was picked. */
  readonly returnStore?: Store | null | undefined
  /** The payment that came while the order still waited for one, where one did. */
  readonly heldPayment?: PaymentRow | null | undefined
  /** Statements of withdrawal from it, oldest first. */
  readonly withdrawals?: readonly Withdrawal[] | undefined
  readonly now: Date
  /** Of the texts. */
  readonly language: Catalog
}

type Totals = { readonly [K in keyof AltTotals]?: number | null | undefined }

const transactionOf = (
  order: OrderRow,
  totals: Totals,
  currency: string,
  language: string,
): v.InferInput<typeof Transaction> => ({
  orderDate: order.orderDate.toISOString(),
  message: textIn(order.message, language),
  msrp: wireAmount(totals.msrp, currency),
  chargedPrice: wireAmount(totals.chargedPrice, currency),
  shippingTotal: wireAmount(totals.shippingTotal, currency),
  totalFees: wireAmount(totals.totalFees, currency),
  totalTaxes: wireAmount(totals.totalTaxes, currency),
  orderTotal: wireAmount(totals.orderTotal, currency),
  subTotal: wireAmount(totals.subTotal, currency),
  inclusiveTaxTotal: wireAmount(totals.inclusiveTaxTotal, currency),
  promotionalCodeDiscount: wireAmount(totals.promotionalCodeDiscount, currency),
  promotions: [...order.promotions],
})

const wireGroup = (
  order: OrderRow,
  groups: readonly GroupWithLines[],
  index: number,
  options: WireOptions,
): v.InferInput<typeof OrderGroup> => {
  const { group, lines } = groups[index] as GroupWithLines
  const message = textIn(group.message, options.language)
  return {
    heading: textIn(group.heading, options.language),
    headingVariant: group.headingVariant,
    subheading: textIn(group.subheading, options.language),
    message,
    encodedMessage: message === null ? null : Buffer.from(message, 'utf8').toString('base64'),
    orderItems: lines.map((line) => wireLine(line, order, options)),
    actions: groupActions(order, groups, index, options),
    shipments: group.shipments.map((shipment) => ({
      ...shipment,
      orderNumber: order.orderNumber,
      packages: shipment.packages.map((parcel) => ({
        ...parcel,
        items: [...parcel.items],
        events: [...(parcel.events ?? [])],
      })),
    })),
  }
}

const contactOf = (order: OrderRow) => ({
  userInfo: {
    phoneNumber:
      order.phoneNumber === null || order.phoneCountryCode === null
        ? null
        : { countryCode: order.phoneCountryCode, subscriberNumber: order.phoneNumber },
    contactInformation: { dayPhoneNumber: order.dayPhoneNumber },
  },
  authorizationInfo: { dayPhoneNumber: order.dayPhoneNumber, email: order.contactEmail },
})

/** Whether a return of these lines is still with the shopper. */
const isToBeBrought = (groups: readonly GroupWithLines[]): boolean => {
  const [line] = groups.flatMap(({ lines }) => lines)
  if (line === undefined) return true
  const { status, statusVariant } = line
  const stage = returnStageOfLine({ lineItemStatus: { status }, lineItemStatusVariant: statusVariant })
  return stage === 'asked' || stage === 'agreed'
}

/** What a store return says above and below its barcode (RC-05): where to take it, then what the code is still good for. */
const returnToStoreOf = (
  { header, subheader, barcodeNumber }: NonNullable<OrderRow['returnToStore']>,
  groups: readonly GroupWithLines[],
  { language, returnStore = null }: WireOptions,
) => {
  const i18n = i18nIn(language)
  const toBring = isToBeBrought(groups)
  const title = toBring ? msg`Return to a store` : msg`Returned to a store`
  const help = toBring
    ? msg`Show this barcode at the register.`
    : msg`If you have a question about this return, show this barcode in a store.`
  return {
    header: textIn(header, language) ?? i18n._(title),
    subheader: textIn(subheader, language) ?? i18n._(help),
    barcodeNumber,
    store: returnStore,
  }
}

/** An order as the wire carries it: what it offers and how it stands is decided at `now`, in host time. */
export const wireOrder = (
  order: OrderRow,
  groups: readonly GroupWithLines[],
  options: WireOptions,
): v.InferInput<typeof Order> => ({
  orderNumber: order.orderNumber,
  orderId: order.orderId,
  orderType: order.orderType,
  orderClassification: order.orderClassification,
  regionReference: order.regionReference,
  currency: order.currency,
  currencyAlt: order.currencyAlt,
  payment: order.payments.map(wirePayment),
  returnToStore: order.returnToStore && returnToStoreOf(order.returnToStore, groups, options),
  transaction: transactionOf(order, order, order.currency, options.language),
  transactionAlt:
    order.totalsAlt && order.currencyAlt
      ? transactionOf(order, order.totalsAlt, order.currencyAlt, options.language)
      : null,
  ...contactOf(order),
  shipFrom: order.shipFrom,
  paymentApprovalId: order.paymentApprovalId,
  paymentHoldFlag: isOnHold(order),
  deferredPaymentData: order.deferredPaymentData,
  isGlobalStoreOrder: order.isGlobalStoreOrder,
  fullOrderStatus:
    order.statusColor === null && order.subStatus === null
      ? null
      : { statusColor: order.statusColor, subStatus: textIn(order.subStatus, options.language) },
  group: groups.map((_, index) => wireGroup(order, groups, index, options)),
  shippingAddress: order.shippingAddress,
  delivery: deliveryOfRow(
    order,
    groups.flatMap(({ lines }) => lines),
  ),
  pickupAddress: order.pickupAddress,
  storeAddress: order.storeAddress,
  showBarcodeFlag: order.showBarcodeFlag,
  shouldRefresh: order.shouldRefresh,
  pendingModification: wirePendingModification(order),
  legacyPaymentUrl: order.legacyPaymentUrl,
  returnMethod: order.returnMethod,
  parentSalesOrderNumber: order.parentSalesOrderNumber,
  returnedBy: options.returnedBy ?? null,
  refund: wireRefund(options.refund),
  exchange: options.exchange ?? null,
  bankRefund: options.bankRefund ?? null,
  cancelRefund: cancelRefundOf(
    order,
    groups.flatMap(({ lines }) => lines),
    options.heldPayment ?? null,
  ),
  storePickup: options.storePickup ?? null,
  withdrawals: [...(options.withdrawals ?? [])],
})
