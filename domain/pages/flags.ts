import { type FlagName, type Flags, flagNames } from '../../contract/session/experience.ts'
import { profileOf } from '../countries/profile-of.ts'

/** Every flag where neither country nor host says otherwise (SE-06); effects are in docs/flags.md. */
export const defaultFlags: Flags = {
  disableChat: false,
  disableCreateReturnLabelFlag: false,
  disableGiftCardLookup: false,
  disableReturns: false,
  emeaPaperless: false,
  enableAbTesting: true,
  enableCarrierService: false,
  enableCourierPickup: false,
  enableCurbsidePickup: false,
  enableDeferredPayment: true,
  enableDorisCommunication: false,
  enableDorisStoreSelector: false,
  enableEdd: true,
  enableFakeReturn: false,
  enableLoginPrompt: true,
  enableOrderMismatchModal: true,
  enablePartnerOrders: true,
  enablePulseInsights: false,
  enableReturnsBarcode: true,
  enableSagawaReturn: false,
  enableShopSimilar: true,
  enableShowReturnTaxTotal: false,
  enableSmsLookup: false,
  enableWriteReview: true,
  isAustralia: false,
  nbyFinalSaleMessaging: false,
  paperlessReturnConfirmation: false,
  sendReturnMethodGlobally: true,
  sendStoreReturnEmail: false,
  showBisroMessage: false,
  showCovidMessaging: false,
  showMailLabel: false,
  supressStoreReturnInstructions: false,
  useQuickActionCta: true,
}

/** The flags of a country: its own where it has them, else the defaults. `country` is two letters. */
export const countryFlags = (country: string): Flags => ({ ...defaultFlags, ...profileOf(country).flags })

const queryValue = (value: unknown): boolean | null => {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : null
}

/**
 * The flags that count: the country's defaults, then what the host says, then `?flag.NAME=true|false` where that counts.
 * Names that no specification has and values that are not booleans are ignored.
 */
export const resolveFlags = (input: {
  /** Two letters, lower case; without it the defaults of every country count. */
  readonly country?: string | null
  readonly experienceFlags: Readonly<Record<string, boolean>>
  /** The query of the address, by name; values as strings or as the router parsed them. */
  readonly query: Readonly<Record<string, unknown>>
  /** Whether `?flag.NAME=` counts: the host says so. */
  readonly byQuery: boolean
}): Flags => {
  const base = input.country ? countryFlags(input.country) : defaultFlags
  const flagOf = (name: FlagName): boolean => {
    const asked =
      input.byQuery && Object.hasOwn(input.query, `flag.${name}`) ? input.query[`flag.${name}`] : null
    const told = Object.hasOwn(input.experienceFlags, name) ? input.experienceFlags[name] : null
    return queryValue(asked) ?? queryValue(told) ?? base[name]
  }
  return Object.fromEntries(flagNames.map((name) => [name, flagOf(name)])) as Flags
}
