import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { CountryCode, orNull } from '../wire/primitives.ts'

/** Service types that providers are asked for (returns.md §7), and those of the countries outside EMEA. */
export const providerServiceTypes = [
  'EMEA_DROPOFF',
  'EMEA_PICKUP',
  'EMEA_PAPERLESS',
  'DROPOFF',
  'PICKUP',
] as const
export type ProviderServiceType = (typeof providerServiceTypes)[number]

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

export const listProviders = /* @__PURE__ */ defineCall({
  id: 'listProviders',
  method: 'GET',
  path: '/ship/provider_services/v1',
  callers: [],
  summary: 'Carriers that take returns back in a country, by service.',
  query: v.object({
    serviceCountryCode: CountryCode,
    providerTypeCode: v.optional(v.picklist(['CARRIER']), 'CARRIER'),
    nikeServiceTypeCode: v.optional(v.picklist(providerServiceTypes)),
  }),
  answer: ShipmentServiceProviders,
  status: 200,
})

/** What is known of a carrier (returns.md §3). */
export const CarrierData = v.object({
  /** Its standard carrier alpha code. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** It takes parcels by a code alone, never with a printed label. */
  paperlessOnly: v.optional(v.boolean(), false),
  /** It tells where its counters are; ours, beside the specification: `null` where the host does not say. */
  locating: orNull(v.boolean()),
})
export type CarrierData = v.InferOutput<typeof CarrierData>

export const CarrierDataList = v.object({ objects: v.optional(v.array(CarrierData), []) })

export const listCarrierData = /* @__PURE__ */ defineCall({
  id: 'listCarrierData',
  method: 'GET',
  path: '/ship/carrier_data/v1',
  callers: [],
  summary: 'What is known of the carriers that take returns back in a country.',
  query: v.object({ serviceCountryCode: CountryCode }),
  answer: CarrierDataList,
  status: 200,
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
