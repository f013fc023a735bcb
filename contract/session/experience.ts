import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { CountryCode, LanguageCode, orNull } from '../wire/primitives.ts'

/** Feature flags of both specifications and those that decisions.md names; effects in docs/flags.md (SE-06). */
export const flagNames = [
  'disableChat',
  'disableCreateReturnLabelFlag',
  'disableGiftCardLookup',
  'disableReturns',
  'emeaPaperless',
  'enableAbTesting',
  'enableCarrierService',
  'enableCourierPickup',
  'enableCurbsidePickup',
  'enableDeferredPayment',
  'enableDorisCommunication',
  'enableDorisStoreSelector',
  'enableEdd',
  'enableFakeReturn',
  'enableLoginPrompt',
  'enableOrderMismatchModal',
  'enablePartnerOrders',
  'enablePulseInsights',
  'enableReturnsBarcode',
  'enableSagawaReturn',
  'enableShopSimilar',
  'enableShowReturnTaxTotal',
  'enableSmsLookup',
  'enableWriteReview',
  'isAustralia',
  'nbyFinalSaleMessaging',
  'paperlessReturnConfirmation',
  'sendReturnMethodGlobally',
  'sendStoreReturnEmail',
  'showBisroMessage',
  'showCovidMessaging',
  'showMailLabel',
  'supressStoreReturnInstructions',
  'useQuickActionCta',
] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Readonly<Record<FlagName, boolean>>

/** A promotional banner or an alert; `slug` is a path of the shop's own site. */
export const Banner = v.object({
  id: v.string(),
  title: v.string(),
  msg: orNull(v.string()),
  slug: orNull(v.string()),
  image: orNull(v.string()),
  /** Members of the account type swoosh have banners of their own (SE-05). */
  audience: v.optional(v.picklist(['everyone', 'swoosh']), 'everyone'),
})
export type Banner = v.InferOutput<typeof Banner>

/** Settings of one country in one language. Who the shop is, `shop.config.ts` says alone (docs/decisions/0064). */
export const Experience = v.object({
  country: CountryCode,
  language: LanguageCode,
  /** The flags that differ from the client's own defaults, and any unknown ones, which are ignored. */
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
  /** Experiment arms by name; assigned on the host, sticky per visitor. */
  experiments: v.optional(v.record(v.string(), v.string()), {}),
  contact: v.object({ phone: orNull(v.string()), hours: orNull(v.string()) }),
  banners: v.optional(v.array(Banner), []),
  /** What shoppers should know at the moment, at the top of the orders pages (SH-13). */
  alerts: v.optional(v.array(Banner), []),
  /** Address of the survey script; `null` where the host has none. */
  surveyUrl: orNull(v.string()),
  /** Whether `?flag.NAME=` in the address bar counts (SE-06); not in a shop that sells. */
  flagsByQuery: v.optional(v.boolean(), false),
})
export type Experience = v.InferOutput<typeof Experience>

export const getExperience = /* @__PURE__ */ defineCall({
  id: 'getExperience',
  method: 'GET',
  path: '/experience/settings/v1',
  callers: [],
  summary: 'Flags, experiments, contact, banners and alerts of a country and language.',
  query: v.object({ country: v.optional(CountryCode, 'us'), language: v.optional(LanguageCode, 'en') }),
  answer: Experience,
  status: 200,
})
