import * as v from 'valibot'
import { orNull } from './primitives.ts'

/** Service types that providers are asked for (returns.md §7). */
export const providerServiceTypes = ['EMEA_DROPOFF', 'EMEA_PICKUP', 'EMEA_PAPERLESS'] as const

/** Shipment service provider (both §3). `serviceSCACCode` is the standard carrier alpha code. */
export const ShipmentServiceProvider = v.object({
  providerName: v.string(),
  nikeServiceTypeCode: v.string(),
  serviceSCACCode: v.string(),
})
export type ShipmentServiceProvider = v.InferOutput<typeof ShipmentServiceProvider>

export const ShipmentServiceProviders = v.object({
  objects: v.optional(v.array(ShipmentServiceProvider), []),
})

/** What is known of a carrier (returns.md §3). */
export const CarrierData = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  paperlessOnly: v.optional(v.boolean(), false),
})

const text = orNull(v.string())

/** Texts of one return method's card (returns.md §3, RM-04). */
export const ReturnMethodSelection = v.object({
  description: text,
  descriptionInfo: text,
  footer: text,
  pricing: text,
  title: text,
  showLoginCTA: v.optional(v.boolean(), false),
})
