import { attemptMachine } from './attempt/attempt.machine.ts'
import { jobPollingMachine } from './attempt/job-polling/job-polling.machine.ts'
import { bagCountMachine } from './bag-count/bag-count.machine.ts'
import { buyAgainMachine } from './buy-again/buy-again.machine.ts'
import { cancellationMachine } from './cancellation/cancellation.machine.ts'
import { carouselMachine } from './carousel/carousel.machine.ts'
import { arrivalWatchMachine } from './curbside/arrival-watch/arrival-watch.machine.ts'
import { curbsideMachine } from './curbside/curbside.machine.ts'
import { curbsideRequestMachine } from './curbside/curbside-request/curbside-request.machine.ts'
import { pickupCancellationMachine } from './curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import { pickupPollingMachine } from './curbside/pickup-polling/pickup-polling.machine.ts'
import { deferredPaymentMachine } from './deferred-payment/deferred-payment.machine.ts'
import { paymentWatchMachine } from './deferred-payment/payment-watch/payment-watch.machine.ts'
import { deliveryChangeMachine } from './delivery-change/delivery-change.machine.ts'
import { experienceMachine } from './experience/experience.machine.ts'
import type { Flow } from './flow.ts'
import { giftCardMachine } from './gift-card/gift-card.machine.ts'
import { guestCodeMachine } from './guest-code/guest-code.machine.ts'
import { guestLookupMachine } from './guest-lookup/guest-lookup.machine.ts'
import { itemCancellationMachine } from './item-cancellation/item-cancellation.machine.ts'
import { loginPromptMachine } from './login-prompt/login-prompt.machine.ts'
import { miniCartMachine } from './mini-cart/mini-cart.machine.ts'
import { notificationsMachine } from './notifications/notifications.machine.ts'
import { phoneConfirmationMachine } from './notifications/phone-confirmation/phone-confirmation.machine.ts'
import { offlineCodesMachine } from './offline-codes/offline-codes.machine.ts'
import { onTheWayMachine } from './on-the-way/on-the-way.machine.ts'
import { openingHoursMachine } from './opening-hours/opening-hours.machine.ts'
import { orderDetailMachine } from './order-detail/order-detail.machine.ts'
import { orderHistoryMachine } from './order-history/order-history.machine.ts'
import { orderSearchMachine } from './order-search/order-search.machine.ts'
import { papersMachine } from './papers/papers.machine.ts'
import { partnerOrdersMachine } from './partner-orders/partner-orders.machine.ts'
import { partnerTabMachine } from './partner-tab/partner-tab.machine.ts'
import { returnFlows } from './return-flows.ts'
import { reviewMachine } from './review/review.machine.ts'
import { screenAwakeMachine } from './screen-awake/screen-awake.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { shopSimilarMachine } from './shop-similar/shop-similar.machine.ts'
import { stopNotificationsMachine } from './stop-notifications/stop-notifications.machine.ts'
import { storePickupMachine } from './store-pickup/store-pickup.machine.ts'
import { trackingMachine } from './tracking/tracking.machine.ts'
import { walletRedirectMachine } from './wallet-redirect/wallet-redirect.machine.ts'
import {
  canWithdraw,
  isGuest,
  isMember,
  isPromptedToSignIn,
  isServedAtCurb,
  looksUpGiftCards,
  seesSimilarProducts,
  writesReviews,
} from './who-meets.ts'
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts'

/** Every flow, in the order a shopper meets them. */
export const flows: readonly Flow[] = [
  {
    id: 'session',
    area: 'session',
    title: 'Session',
    purpose: 'Knows who is looking, keeps a member signed in and lets them out.',
    machine: sessionMachine,
    requirements: ['SE-01', 'SE-03', 'SH-10'],
  },
  {
    id: 'experience',
    area: 'session',
    title: 'Country settings',
    purpose: 'Brings the flags, experiments, banners and contact of the country and language that is shown.',
    machine: experienceMachine,
    requirements: ['SE-06', 'SH-10'],
  },
  {
    id: 'guest-lookup',
    area: 'orders',
    title: 'Guest lookup',
    purpose: 'Finds one order of a guest by its number and a contact, and lets them in for half an hour.',
    machine: guestLookupMachine,
    meets: isGuest,
    requirements: ['GL-01', 'GL-02', 'GL-03', 'GL-04', 'GL-06', 'GL-08', 'GL-09'],
  },
  {
    id: 'guest-code',
    area: 'orders',
    title: 'Guest’s code',
    purpose:
      'Sends a code to the contact of a guest’s orders, lets them in by it and lists the orders for an hour.',
    machine: guestCodeMachine,
    meets: isGuest,
    requirements: ['BY-20', 'BY-21', 'BY-22', 'BY-24'],
  },
  {
    id: 'order-history',
    area: 'orders',
    title: 'Order history',
    purpose:
      'Lists the orders of a member, page by page and narrowed to what is looked for, and says when a page did not come.',
    machine: orderHistoryMachine,
    meets: isMember,
    requirements: ['HI-03', 'HI-04', 'HI-06', 'HI-07', 'BY-53', 'BY-54', 'BY-56'],
  },
  {
    id: 'order-search',
    area: 'orders',
    title: 'Order search',
    purpose: 'Takes what a member looks for among their orders, and asks for it once typing pauses.',
    machine: orderSearchMachine,
    meets: isMember,
    requirements: ['BY-53', 'BY-54', 'BY-55'],
  },
  {
    id: 'partner-tab',
    area: 'orders',
    title: 'Partner tab',
    purpose: 'Decides whether the tab of partner orders shows.',
    machine: partnerTabMachine,
    meets: isMember,
    requirements: ['HI-02', 'SE-04'],
  },
  {
    id: 'partner-orders',
    area: 'orders',
    title: 'Partner orders',
    purpose: 'Lists what a member bought from partner stores, or gives way where there is no such list.',
    machine: partnerOrdersMachine,
    meets: isMember,
    requirements: ['PA-01', 'PA-03'],
  },
  {
    id: 'buy-again',
    area: 'shop',
    title: 'Buy again',
    purpose: 'Puts one more of what was bought into the bag, once, or leads to the shop.',
    machine: buyAgainMachine,
    requirements: ['BA-01', 'HI-09', 'OD-16'],
  },
  {
    id: 'mini-cart',
    area: 'shop',
    title: 'Mini cart',
    purpose: 'Says what has just gone into the bag, and leads to the bag and to checkout.',
    machine: miniCartMachine,
    requirements: ['BA-02'],
  },
  {
    id: 'bag-count',
    area: 'shop',
    title: 'Bag count',
    purpose: 'Keeps the number of pieces in the header true.',
    machine: bagCountMachine,
    requirements: ['BA-02'],
  },
  {
    id: 'shop-similar',
    area: 'shop',
    title: 'Shop similar',
    purpose: 'Shows products like one of an order, asked for once, when they are first looked at.',
    machine: shopSimilarMachine,
    meets: seesSimilarProducts,
    requirements: ['BA-03', 'HI-09'],
  },
  {
    id: 'order-detail',
    area: 'orders',
    title: 'Order detail',
    purpose: 'Shows one order, from the cache where it is fresh, and keeps it fresh while it is open.',
    machine: orderDetailMachine,
    requirements: ['OD-01', 'OD-05', 'OD-06', 'OD-07'],
  },
  {
    id: 'login-prompt',
    area: 'returns',
    title: 'Login prompt',
    purpose:
      'Offers sign-in to a guest whose contacts are a member’s, before a return that members make for free.',
    machine: loginPromptMachine,
    meets: isPromptedToSignIn,
    requirements: ['RM-08'],
  },
  {
    id: 'cancellation',
    area: 'orders',
    title: 'Cancellation',
    purpose: 'Cancels a whole order, once, within 30 minutes of placing it.',
    machine: cancellationMachine,
    requirements: ['CA-01', 'CA-02', 'CA-03', 'CA-04', 'CA-06', 'CA-07', 'CA-08'],
  },
  {
    id: 'item-cancellation',
    area: 'orders',
    title: 'Cancellation of items',
    purpose: 'Cancels some items of an order, or some pieces of them, once, while they can be stopped.',
    machine: itemCancellationMachine,
    requirements: ['BY-15', 'BY-16'],
  },
  {
    id: 'delivery-change',
    area: 'orders',
    title: 'Change of delivery',
    purpose: 'Changes where and when an order is delivered, once, while nothing of it is packed.',
    machine: deliveryChangeMachine,
    requirements: ['BY-17', 'BY-18', 'BY-19'],
  },
  {
    id: 'withdrawal',
    area: 'orders',
    title: 'Withdrawal',
    purpose:
      'Withdraws from the contract of an order by a statement and its confirmation, and acknowledges that it was received.',
    machine: withdrawalMachine,
    meets: canWithdraw,
    requirements: ['BY-07', 'BY-08', 'BY-09', 'BY-10', 'BY-11', 'BY-12'],
  },
  {
    id: 'papers',
    area: 'orders',
    title: 'Papers',
    purpose:
      'Lists invoice, credit notes and receipts of an order, and hands them out one by one or all in one file.',
    machine: papersMachine,
    requirements: ['BY-25', 'BY-26', 'BY-29'],
  },
  {
    id: 'notifications',
    area: 'orders',
    title: 'Order updates',
    purpose: 'Chooses how a shopper is told of an order: by mail, by text message, by web push.',
    machine: notificationsMachine,
    requirements: ['BY-36', 'BY-39', 'BY-41'],
  },
  {
    id: 'phone-confirmation',
    area: 'orders',
    parent: 'notifications',
    title: 'Confirmation of a phone',
    purpose: 'Confirms another phone for texts by a code that is sent to it.',
    machine: phoneConfirmationMachine,
    requirements: ['BY-37'],
  },
  {
    id: 'stop-notifications',
    area: 'orders',
    title: 'Stop of messages',
    purpose: 'Stops the messages of one kind about an order, by the link at their end.',
    machine: stopNotificationsMachine,
    requirements: ['BY-40'],
  },
  {
    id: 'deferred-payment',
    area: 'payments',
    title: 'Deferred payment',
    purpose: 'Finishes the payment of an order that was left unpaid, by form or by wallet, once.',
    machine: deferredPaymentMachine,
    requirements: ['DP-01', 'DP-02', 'DP-03', 'DP-04', 'DP-05'],
  },
  {
    id: 'payment-watch',
    area: 'payments',
    parent: 'deferred-payment',
    title: 'Payment watch',
    purpose: 'Looks at an order until it is paid, for as long as a payment takes.',
    machine: paymentWatchMachine,
    requirements: ['DP-02', 'DP-03'],
  },
  {
    id: 'wallet-redirect',
    area: 'payments',
    title: 'Wallet redirect',
    purpose: 'Hands a payment that was scanned over to the wallet app.',
    machine: walletRedirectMachine,
    requirements: ['DP-03'],
  },
  {
    id: 'tracking',
    area: 'orders',
    title: 'Tracking',
    purpose: 'Lists the parcels of an order and leads to their carriers.',
    machine: trackingMachine,
    requirements: ['BA-04', 'OD-04'],
  },
  ...returnFlows,
  {
    id: 'store-pickup',
    area: 'pickup',
    title: 'Store pickup',
    purpose: 'Says where and when an order is fetched, and takes an arrival back.',
    machine: storePickupMachine,
    requirements: ['ST-01', 'ST-03', 'ST-04', 'ST-05'],
  },
  {
    id: 'on-the-way',
    area: 'pickup',
    title: 'On the way',
    purpose: 'Says before the store is reached when the shopper comes, by what, and what is brought back.',
    machine: onTheWayMachine,
    requirements: ['BY-43', 'BY-44', 'BY-45', 'BY-46', 'BY-47'],
  },
  {
    id: 'opening-hours',
    area: 'pickup',
    title: 'Opening hours',
    purpose: 'Keeps what is said about a store’s hours true while the page is open.',
    machine: openingHoursMachine,
    requirements: ['ST-01', 'ST-02'],
  },
  {
    id: 'curbside',
    area: 'pickup',
    title: 'Curbside',
    purpose: 'Brings an order to a car: says who waits, and follows the store until it is handed over.',
    machine: curbsideMachine,
    meets: isServedAtCurb,
    requirements: ['CU-01', 'CU-03', 'CU-06', 'CU-07', 'CU-08', 'CU-09'],
  },
  {
    id: 'curbside-request',
    area: 'pickup',
    parent: 'curbside',
    title: 'Curbside request',
    purpose: 'Takes down what car to look for, and tells the store, once.',
    machine: curbsideRequestMachine,
    requirements: ['CU-02', 'CU-05', 'CU-07'],
  },
  {
    id: 'arrival-watch',
    area: 'pickup',
    parent: 'curbside',
    title: 'Arrival watch',
    purpose: 'Follows an arrival until the order is handed over, and lets the shopper take it back.',
    machine: arrivalWatchMachine,
    requirements: ['CU-03', 'CU-06', 'CU-07', 'CU-08', 'ST-04'],
  },
  {
    id: 'pickup-polling',
    area: 'pickup',
    parent: 'curbside',
    title: 'Pickup polling',
    purpose: 'Asks how the store is doing with an arrival, every second, until something changes.',
    machine: pickupPollingMachine,
    requirements: ['CU-04'],
  },
  {
    id: 'pickup-cancellation',
    area: 'pickup',
    parent: 'curbside',
    title: 'Pickup cancellation',
    purpose: 'Takes an arrival back, once, before the order is handed over.',
    machine: pickupCancellationMachine,
    requirements: ['ST-04'],
  },
  {
    id: 'attempt',
    area: 'orders',
    title: 'Attempt',
    purpose: 'Sends one change, once, whatever becomes of its answer.',
    machine: attemptMachine,
    requirements: ['CA-08', 'RS-01', 'RS-04', 'RM-07'],
  },
  {
    id: 'gift-card',
    area: 'payments',
    title: 'Gift card',
    purpose: 'Says what is left on a gift card to whoever has its number and PIN.',
    machine: giftCardMachine,
    meets: looksUpGiftCards,
    requirements: ['GC-01', 'GC-02', 'GC-03'],
  },
  {
    id: 'review',
    area: 'shop',
    title: 'Review',
    purpose: 'Lets a member write a review of what has arrived, once it is signed who writes.',
    machine: reviewMachine,
    meets: writesReviews,
    requirements: ['OD-10'],
  },
  {
    id: 'job-polling',
    area: 'orders',
    parent: 'attempt',
    title: 'Job polling',
    purpose: 'Asks how a job of the host is doing until it is done, 20 times at most.',
    machine: jobPollingMachine,
    requirements: ['JO-01', 'JO-02', 'JO-03'],
  },
  {
    id: 'carousel',
    area: 'shop',
    title: 'Banner carousel',
    purpose: 'Turns banners every five seconds, and never against the shopper.',
    machine: carouselMachine,
    requirements: ['SH-13', 'OD-03', 'HI-05'],
  },
  {
    id: 'offline-codes',
    area: 'pickup',
    title: 'Codes offline',
    purpose: 'Keeps codes that were seen for when there is no connection, and forgets them with the session.',
    machine: offlineCodesMachine,
    requirements: ['BY-30'],
  },
  {
    id: 'screen-awake',
    area: 'pickup',
    title: 'Screen of a code',
    purpose: 'Keeps the screen awake while a code is on it that a counter has to scan.',
    machine: screenAwakeMachine,
    requirements: ['BY-31'],
  },
]
