import { cancellationKinds } from './kinds/cancellation-kinds.ts'
import { deliveryKinds } from './kinds/delivery-kinds.ts'
import { exchangeKinds } from './kinds/exchange-kinds.ts'
import { giftKinds } from './kinds/gift-kinds.ts'
import type { ScenarioKind } from './kinds/kind-parts.ts'
import { parcelKinds } from './kinds/parcel-kinds.ts'
import { paymentKinds } from './kinds/payment-kinds.ts'
import { pickupKinds } from './kinds/pickup-kinds.ts'
import { returnKinds } from './kinds/return-kinds.ts'
import { withdrawalKinds } from './kinds/withdrawal-kinds.ts'

/** Kinds of orders that flows and tests start from. */
const scenarioKinds = {
  ...cancellationKinds,
  ...deliveryKinds,
  ...parcelKinds,
  ...pickupKinds,
  ...returnKinds,
  ...paymentKinds,
  ...withdrawalKinds,
  ...exchangeKinds,
  ...giftKinds,
}

export type ScenarioKindName = keyof typeof scenarioKinds

export const scenarioKind = (name: ScenarioKindName): ScenarioKind => scenarioKinds[name]

/** Kinds whose page is the curb's. */
export const curbsideKinds: ReadonlySet<ScenarioKindName> = new Set([
  'curbside',
  'curbside-duplicate',
  'store-closed',
  'no-curbside',
  'hours-unknown',
  'hours-listed',
])

/** Kinds whose orders are good on any day, so that they are not dated anew. */
export const undatedKinds: ReadonlySet<ScenarioKindName> = new Set([...curbsideKinds, 'on-the-way'])

/** Orders of these kinds are kept fit for use by `GET /api/sandbox/scenarios`: within the cancel window, not picked up, not paid. */
export const openKinds: ReadonlySet<ScenarioKindName> = new Set([
  'cancellable',
  'cancel-denied',
  'cancel-pending',
  'cancel-slow',
  'cancel-failing',
  'items-cancellable',
  'items-cancel-denied',
  'items-cancel-pending',
  'custom-design',
  'curbside',
  'on-the-way',
  'payment-pending',
  'deferred-form',
  'deferred-form-get',
  'deferred-wallet',
  'legacy-payment',
])
