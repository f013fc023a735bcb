import type { Arrange } from '../lib/stage.ts'
import type { RowId } from '../rows.ts'
import { asksForCode, endsPass, triesCode } from './guest-code-arrangements.ts'
import {
  buysAgain,
  cancelsOrder,
  changesDelivery,
  paysByEarlierForm,
  paysByForm,
  paysByWallet,
  preparesOnOrder,
  sendsReview,
  withdraws,
} from './order-arrangements.ts'
import {
  cancelsPickupAtCurb,
  cancelsPickupOfOrder,
  checksGiftCard,
  looksUp,
  returnsGift,
  saysHere,
  saysWhen,
  signsOut,
} from './other-arrangements.ts'
import {
  addsAddress,
  cancelsReturn,
  capturesReturn,
  changesAddress,
  sendsBankDetails,
  sendsLabel,
  switchesMethod,
  tellsStore,
} from './return-arrangements.ts'

/** How a shopper comes to the press of each row. */
export const arrangements: Readonly<Record<RowId, Arrange>> = {
  cancelOrder: cancelsOrder,
  changeDelivery: changesDelivery,
  captureReturn: capturesReturn,
  triggerDoris: tellsStore,
  sendStoreReturnEmail: tellsStore,
  switchReturnMethod: switchesMethod,
  cancelReturn: cancelsReturn,
  dispatchReturnLabel: sendsLabel,
  sendBankRefund: sendsBankDetails,
  withdrawOrder: withdraws,
  addAddress: addsAddress,
  updateAddress: changesAddress,
  createPickup: saysHere,
  patchPickup: cancelsPickupAtCurb,
  patchPickupOfOrder: cancelsPickupOfOrder,
  announceVisit: saysWhen,
  preparePaymentFormV1: paysByEarlierForm,
  preparePaymentFormV2: paysByForm,
  prepareWalletPayment: paysByWallet,
  preparePaymentOfOrder: preparesOnOrder,
  addToCart: buysAgain,
  sendReview: sendsReview,
  returnGift: returnsGift,
  checkGiftCard: checksGiftCard,
  requestGuestCode: asksForCode,
  redeemGuestCode: triesCode,
  endGuestPass: endsPass,
  rememberGuest: triesCode,
  rememberVisitor: looksUp,
  signOut: signsOut,
}
