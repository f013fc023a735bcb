import { addressBookModel } from './address-book/address-book.model.ts'
import { addressFormModel } from './address-form/address-form.model.ts'
import { arrivalWatchModel } from './arrival-watch/arrival-watch.model.ts'
import { attemptModel } from './attempt/attempt.model.ts'
import { bagCountModel } from './bag-count/bag-count.model.ts'
import { bankRefundModel } from './bank-refund/bank-refund.model.ts'
import { buyAgainModel } from './buy-again/buy-again.model.ts'
import { cancellationModel } from './cancellation/cancellation.model.ts'
import { carouselModel } from './carousel/carousel.model.ts'
import { curbsideModel } from './curbside/curbside.model.ts'
import { curbsideRequestModel } from './curbside-request/curbside-request.model.ts'
import { deferredPaymentModel } from './deferred-payment/deferred-payment.model.ts'
import { deliveryChangeModel } from './delivery-change/delivery-change.model.ts'
import { dropOffPointsModel } from './drop-off-points/drop-off-points.model.ts'
import { exchangeChoiceModel } from './exchange-choice/exchange-choice.model.ts'
import { experienceModel } from './experience/experience.model.ts'
import { giftCardModel } from './gift-card/gift-card.model.ts'
import { giftReturnModel } from './gift-return/gift-return.model.ts'
import { guestCodeModel } from './guest-code/guest-code.model.ts'
import { guestLookupModel } from './guest-lookup/guest-lookup.model.ts'
import { itemCancellationModel } from './item-cancellation/item-cancellation.model.ts'
import { jobPollingModel } from './job-polling/job-polling.model.ts'
import type { AnyFlowModel } from './lib/flow-model.ts'
import { loginPromptModel } from './login-prompt/login-prompt.model.ts'
import { methodSwitchModel } from './method-switch/method-switch.model.ts'
import { miniCartModel } from './mini-cart/mini-cart.model.ts'
import { notificationsModel } from './notifications/notifications.model.ts'
import { offlineCodesModel } from './offline-codes/offline-codes.model.ts'
import { onTheWayModel } from './on-the-way/on-the-way.model.ts'
import { openingHoursModel } from './opening-hours/opening-hours.model.ts'
import { orderDetailModel } from './order-detail/order-detail.model.ts'
import { orderHistoryModel } from './order-history/order-history.model.ts'
import { orderSearchModel } from './order-search/order-search.model.ts'
import { papersModel } from './papers/papers.model.ts'
import { partnerOrdersModel } from './partner-orders/partner-orders.model.ts'
import { partnerTabModel } from './partner-tab/partner-tab.model.ts'
import { paymentWatchModel } from './payment-watch/payment-watch.model.ts'
import { phoneConfirmationModel } from './phone-confirmation/phone-confirmation.model.ts'
import { pickupCancellationModel } from './pickup-cancellation/pickup-cancellation.model.ts'
import { pickupPollingModel } from './pickup-polling/pickup-polling.model.ts'
import { refundStatusModel } from './refund-status/refund-status.model.ts'
import { returnCancellationModel } from './return-cancellation/return-cancellation.model.ts'
import { returnLabelModel } from './return-label/return-label.model.ts'
import { returnProofModel } from './return-proof/return-proof.model.ts'
import { returnSubmissionModel } from './return-submission/return-submission.model.ts'
import { returnWizardModel } from './return-wizard/return-wizard.model.ts'
import { reviewModel } from './review/review.model.ts'
import { screenAwakeModel } from './screen-awake/screen-awake.model.ts'
import { sessionModel } from './session/session.model.ts'
import { shopSimilarModel } from './shop-similar/shop-similar.model.ts'
import { stopNotificationsModel } from './stop-notifications/stop-notifications.model.ts'
import { storePickupModel } from './store-pickup/store-pickup.model.ts'
import { storeSelectorModel } from './store-selector/store-selector.model.ts'
import { trackingModel } from './tracking/tracking.model.ts'
import { walletRedirectModel } from './wallet-redirect/wallet-redirect.model.ts'
import { withdrawalModel } from './withdrawal/withdrawal.model.ts'

/** The model of every flow, in the order of `machines/index.ts`. */
export const models: readonly AnyFlowModel[] = [
  sessionModel,
  experienceModel,
  guestLookupModel,
  guestCodeModel,
  orderHistoryModel,
  orderSearchModel,
  partnerTabModel,
  partnerOrdersModel,
  buyAgainModel,
  miniCartModel,
  bagCountModel,
  shopSimilarModel,
  orderDetailModel,
  loginPromptModel,
  cancellationModel,
  deliveryChangeModel,
  itemCancellationModel,
  withdrawalModel,
  papersModel,
  notificationsModel,
  phoneConfirmationModel,
  stopNotificationsModel,
  deferredPaymentModel,
  paymentWatchModel,
  walletRedirectModel,
  trackingModel,
  returnLabelModel,
  returnWizardModel,
  storeSelectorModel,
  returnSubmissionModel,
  exchangeChoiceModel,
  addressBookModel,
  addressFormModel,
  methodSwitchModel,
  returnCancellationModel,
  dropOffPointsModel,
  bankRefundModel,
  returnProofModel,
  refundStatusModel,
  giftReturnModel,
  storePickupModel,
  onTheWayModel,
  openingHoursModel,
  curbsideModel,
  curbsideRequestModel,
  arrivalWatchModel,
  pickupPollingModel,
  pickupCancellationModel,
  attemptModel,
  giftCardModel,
  reviewModel,
  jobPollingModel,
  carouselModel,
  offlineCodesModel,
  screenAwakeModel,
]
