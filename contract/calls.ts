import { addAddress, listAddresses, updateAddress } from './addresses/address-book.ts'
import { validateAddress } from './addresses/address-validation.ts'
import {
  chooseNotifications,
  confirmPhone,
  getNotificationStop,
  getNotifications,
  requestPhoneCode,
  stopNotifications,
} from './notifications/notification-calls.ts'
import { cancelItems, cancelOrder, getCancelJob } from './orders/cancellation.ts'
import { getConsent } from './orders/consent.ts'
import { changeDelivery, getDeliveryChangeJob } from './orders/delivery-change.ts'
import { getOrder, getOrderSummary } from './orders/order-calls.ts'
import { listOrders } from './orders/orders.ts'
import { getOrderArchive, getPaper, listPapers } from './orders/papers.ts'
import { getRefundStatus } from './orders/refund-status.ts'
import { getWithdrawal, withdrawOrder } from './orders/withdrawal-calls.ts'
import { findWalletPayment, getPaymentJob, preparePayment } from './payments/deferred-payment.ts'
import { checkGiftCard } from './payments/gift-card.ts'
import { createPickup, getPickup, patchPickup } from './pickup/pickup.ts'
import { getPickupPoint, getStore } from './pickup/pickup-place.ts'
import { listStores } from './pickup/store-locations.ts'
import { announceVisit, getVisit } from './pickup/visit.ts'
import { sendBankRefund } from './returns/bank-refund.ts'
import { listCarrierData, listProviders } from './returns/carriers.ts'
import { triggerDoris } from './returns/doris-trigger.ts'
import { listDropOffPoints } from './returns/drop-off-points.ts'
import { getExchangeOptions, holdExchange } from './returns/exchange.ts'
import { getGiftLabel, openGift, returnGift } from './returns/gift-return-calls.ts'
import { cancelReturn } from './returns/return-cancellation.ts'
import { captureReturn, getReturnCaptureJob } from './returns/return-capture.ts'
import { getReturnLabel } from './returns/return-label.ts'
import { dispatchReturnLabel, sendStoreReturnEmail } from './returns/return-label-dispatch.ts'
import { switchReturnMethod } from './returns/return-method.ts'
import { getReturnProof, sendReturnProof } from './returns/return-proof.ts'
import { checkCredential } from './session/credentials.ts'
import { getExperience } from './session/experience.ts'
import { endGuestPass, listGuestOrders, redeemGuestCode, requestGuestCode } from './session/guest-code.ts'
import { reportErrors, reportEvents } from './session/telemetry.ts'
import { addToCart, getCart } from './shop/cart.ts'
import { sendReview, signReview } from './shop/reviews.ts'
import { getShopSimilar, getShopSimilarV2 } from './shop/shop-similar.ts'
import type { Call } from './wire/call.ts'
import { getStoredOutcome } from './wire/idempotency.ts'

/**
 * The table: every call of the product. The host answers each of them, the OpenAPI document lists them, and the tests walk
 * them; a call that is defined and not listed here fails the test beside this file. The sandbox's own calls are listed in
 * `sandbox/sandbox-calls.ts`.
 */
export const calls: readonly Call[] = [
  listOrders,
  getOrder,
  getOrderSummary,
  getRefundStatus,
  cancelOrder,
  cancelItems,
  getCancelJob,
  changeDelivery,
  getDeliveryChangeJob,
  withdrawOrder,
  getWithdrawal,
  listPapers,
  getPaper,
  getOrderArchive,
  getNotifications,
  chooseNotifications,
  requestPhoneCode,
  confirmPhone,
  getNotificationStop,
  stopNotifications,
  getConsent,
  checkCredential,
  requestGuestCode,
  redeemGuestCode,
  endGuestPass,
  listGuestOrders,
  captureReturn,
  getReturnCaptureJob,
  switchReturnMethod,
  cancelReturn,
  getExchangeOptions,
  holdExchange,
  getReturnProof,
  sendReturnProof,
  openGift,
  returnGift,
  getGiftLabel,
  sendBankRefund,
  listProviders,
  listCarrierData,
  listDropOffPoints,
  triggerDoris,
  getReturnLabel,
  dispatchReturnLabel,
  sendStoreReturnEmail,
  listAddresses,
  addAddress,
  updateAddress,
  validateAddress,
  listStores,
  getStore,
  getPickupPoint,
  createPickup,
  getPickup,
  patchPickup,
  getVisit,
  announceVisit,
  ...Object.values(preparePayment),
  ...Object.values(getPaymentJob),
  findWalletPayment,
  checkGiftCard,
  addToCart,
  getCart,
  signReview,
  sendReview,
  getShopSimilar,
  getShopSimilarV2,
  getExperience,
  reportErrors,
  reportEvents,
  getStoredOutcome,
]

/** The rows that change something, each once for its key. */
export const changingCalls: readonly Call[] = calls.filter(({ changes }) => changes !== undefined)
