import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { cancellationJobs } from './tables/cancellation-jobs.ts'
import { cartItems, carts } from './tables/carts.ts'
import { deliveryChanges } from './tables/delivery-changes.ts'
import { dropOffPoints } from './tables/drop-off-points.ts'
import { exchangeCards, exchangeHolds, exchangeLines, exchanges, stockItems } from './tables/exchanges.ts'
import { flagOverrides } from './tables/flag-overrides.ts'
import { giftReturns } from './tables/gift-returns.ts'
import { idempotencyKeys } from './tables/idempotency-keys.ts'
import {
  notificationChoices,
  notificationPhoneCodes,
  notifications,
  pushDevices,
} from './tables/notifications/notifications.ts'
import { orderGroups, orderLines } from './tables/order-lines.ts'
import { orderGroupRelations, orderLineRelations, orderRelations } from './tables/order-relations.ts'
import { orders } from './tables/orders.ts'
import { outgoingMails } from './tables/outgoing-mails.ts'
import { orderPapers, paperSeries } from './tables/papers/order-papers.ts'
import { returnProofs } from './tables/papers/return-proofs.ts'
import { bankRefunds } from './tables/payments/bank-refunds.ts'
import { giftCards } from './tables/payments/gift-cards.ts'
import { paymentJobs, paymentRefunds, payments } from './tables/payments/payments.ts'
import { callRates } from './tables/people/call-rates.ts'
import { guestCodes } from './tables/people/guest-codes.ts'
import { attempts, identityKeys, signInStates } from './tables/people/identity.ts'
import { memberAddresses } from './tables/people/member-addresses.ts'
import { consents, members, webSessions } from './tables/people/members.ts'
import { oidcPayloads } from './tables/people/oidc-payloads.ts'
import { orderPickups, storePickups } from './tables/pickup/pickups.ts'
import { orderVisits, visitReturns } from './tables/pickup/visits.ts'
import { dorisTriggers, refunds, returnCaptureLines, returnCaptures } from './tables/returns.ts'
import { reviews } from './tables/reviews.ts'
import { stores } from './tables/stores.ts'
import { telemetryErrors, telemetryEvents } from './tables/telemetry.ts'
import { withdrawals } from './tables/withdrawals.ts'

/** Every table of the product, for the database object. Code that reads or writes a table imports it from `tables/`. */
export const schema = {
  attempts,
  bankRefunds,
  callRates,
  cancellationJobs,
  cartItems,
  carts,
  consents,
  deliveryChanges,
  dorisTriggers,
  dropOffPoints,
  exchangeCards,
  exchangeHolds,
  exchangeLines,
  exchanges,
  flagOverrides,
  giftCards,
  guestCodes,
  giftReturns,
  idempotencyKeys,
  identityKeys,
  memberAddresses,
  members,
  notificationChoices,
  notificationPhoneCodes,
  notifications,
  oidcPayloads,
  orderGroupRelations,
  orderGroups,
  orderLineRelations,
  orderLines,
  orderPapers,
  orderPickups,
  orderRelations,
  orders,
  orderVisits,
  outgoingMails,
  paperSeries,
  paymentJobs,
  paymentRefunds,
  payments,
  pushDevices,
  refunds,
  returnCaptureLines,
  returnCaptures,
  returnProofs,
  reviews,
  signInStates,
  storePickups,
  stockItems,
  stores,
  telemetryErrors,
  telemetryEvents,
  visitReturns,
  webSessions,
  withdrawals,
}

/** The database or a transaction on it, whichever driver is beneath. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
