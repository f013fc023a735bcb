import type { ExchangeSend } from '../../contract/orders/line-answer.ts'
import type { ReturnMethodId } from '../../contract/returns/return-method-ids.ts'
import type { FlagName, Flags } from '../../contract/session/experience.ts'
import type { Catalog } from './catalogs.gen.ts'

/** What pages and host know of a country. One file of this folder for each, named by its ISO 3166 code; it has its `HostFacts` too. */
export type CountryProfile = {
  /**
   * What it is read in, best first, by the catalogs of texts (`locales/`), in the form that the country writes: `zh-Hant`. English can be
   * chosen everywhere beside them, as `formats.english` says (CC-03).
   */
  readonly languages: readonly Catalog[]
  /** ISO 4217, of prices and of gift cards. */
  readonly currency: string
  /** Marketplace that its orders belong to (CC-05). */
  readonly regionReference: string
  /** Europe, the Middle East and Africa as returns.md §9 lists them. */
  readonly isEmea: boolean
  readonly shop: ShopFacts
  readonly formats: FormatFacts
  readonly contact: ContactFacts
  readonly guests: GuestFacts
  readonly orders: OrderFacts
  readonly returns: ReturnFacts
  /** Flags that differ from the defaults of every country (SE-06). */
  readonly flags: Partial<Flags>
}

export type HelpTopic =
  | 'cancel'
  | 'returns'
  | 'refunds'
  | 'shipping'
  | 'storeReturn'
  | 'storeFinder'
  | 'signIn'
  | 'contact'
  | 'eInvoice'

/** Ends of the addresses of help articles; a topic without one leads to the help home (CC-02). */
type HelpSlugs = Readonly<Partial<Record<HelpTopic, string>>>

type ShopFacts = {
  /** The country can be chosen in the country switch. */
  readonly isInSwitch: boolean
  /** Page titles end with the shop's name alone, without the country's code (SH-07). */
  readonly hasPlainTitle: boolean
  readonly help: HelpSlugs
  /** Languages that somebody answers a chat in, ISO 639-1 (SE-05). */
  readonly chatLanguages: readonly string[]
  /** Part of the shop's site that serves agreements: `agreements` for `agreements.shop.example` (GL-05). */
  readonly agreementHost: string
  /** The order history asks shoppers to sign in, with a link to how that is done (HI-05). */
  readonly hasSignInBanner: boolean
}

export type FormatFacts = {
  /** Which English its readers write: `color` and `package`, `colour` and `parcel`, or `colour` and `package`. */
  readonly english: 'american' | 'british' | 'canadian'
  /** 12 or 24 hours (orders.md §5, "Time display"). */
  readonly hourCycle: 'h12' | 'h23'
  readonly distanceUnit: 'mile' | 'kilometer'
  /** Order of the names on a parcel (RA-03). */
  readonly nameOrder: 'givenFirst' | 'familyFirst'
  readonly addresses: AddressFacts
  /** Language that its addresses are looked up in, ISO 639-1; `null`: the page's own (RA-02). */
  readonly addressLanguage: string | null
  /** The words for tax in price summaries (OD-13). */
  readonly taxWording: 'tax' | 'taxes' | 'dutiesAndTaxes'
}

/** Where a country's addresses are not what the published metadata says of them (docs/decisions/0101). */
type AddressFacts = {
  /** Regions are chosen, where there is a table of them; where people write them in several ways, they are typed. */
  readonly choosesRegion: boolean
  /** Regions stand in addresses by their codes: `OR`, not `Oregon`. */
  readonly writesRegionCodes: boolean
  /** Parts that its carriers need beside those that the metadata requires, by its letters: `C` town, `S` region, `Z` postal code. */
  readonly alsoRequires: '' | 'C' | 'S' | 'Z' | 'CZ'
}

/** Hours in which somebody answers; their words are in the catalogs. */
export type ContactHours = 'weekdays' | 'everyDay' | 'everyDay12' | 'sunday'

type ContactFacts = {
  /** As it is shown; `null` where the country has no line of its own. */
  readonly phone: string | null
  readonly hours: ContactHours | null
  /** Line for returns, where it is another one. */
  readonly returnsPhone: string | null
}

type GuestFacts = {
  /** The lookup asks to agree to the terms (GL-05). */
  readonly needsTerms: boolean
  /** The lookup asks for the phone first, where it may be given (GL-01). */
  readonly prefersPhone: boolean
  /** Who knows the number and the contact of an order sees no full address and no payment of it; a code shows them (BY-23). */
  readonly lookupShowsLess: boolean
  /** The offer to sign in says that members return free (GL-07). */
  readonly saysMembersReturnFree: boolean
}

type OrderFacts = {
  /** Minutes from the order date in which an order may be cancelled (orders.md §9). */
  readonly cancelMinutes: number
  /** Hours from the order date in which an order that was left unpaid may be paid. */
  readonly payHours: number
  /** The page loads anew once an order was cancelled (CA-04). */
  readonly reloadsAfterCancelling: boolean
  /** Shipped and delivered orders have an e-invoice (RC-04). */
  readonly hasEInvoice: boolean
  /** Days from the order date in which buttons lead to returns under way (RI-08). */
  readonly viewReturnsDays: number
  /** Days that a store holds an order once it is ready, the day it was ready not counted. */
  readonly pickupHoldDays: number
  /** Days of the week on which its carriers deliver nothing: 0 is Monday. */
  readonly restDays: readonly number[]
  /** How its law lets shoppers withdraw from an order by a function of the page (BY-07); `null` where it knows none. */
  readonly withdrawal: WithdrawalRule | null
}

/** A right to withdraw from a contract that was concluded online, without a reason. */
export type WithdrawalRule = {
  /** Days of the period, and of the one in which the goods go back; the day that it is counted from is not one of them. */
  readonly days: number
  /** IANA zone that its days are counted in. */
  readonly timeZone: string
}

/** Why something comes back, as the shopper picks it (returns.md §9, "Return reasons"). */
export type ReturnReasonName =
  | 'tooBig'
  | 'tooSmall'
  | 'notAsExpected'
  | 'quality'
  | 'colour'
  | 'lateArrival'
  | 'lostOrDamaged'
  | 'wrongItem'
  | 'orderedMultiple'
  | 'changeOfMind'
  | 'wrongProductDelivered'
  | 'qualityUnsatisfactory'
  | 'qualityDefect'
  | 'itemDidNotArriveOnTime'

export type ReturnReason = {
  readonly name: ReturnReasonName
  /** Code on the wire; several reasons may share one. */
  readonly code: string
  /** The shopper may add a comment of up to 140 characters. */
  readonly takesComment: boolean
}

/** What a way back costs; amounts are decimals of `currency`. `shopperPays`: the carrier's own price, paid at the counter. */
export type PriceRule =
  | { readonly kind: 'free' }
  | { readonly kind: 'from'; readonly amount: number; readonly currency: string }
  | {
      readonly kind: 'fixed'
      readonly amount: number
      readonly currency: string
      /** Tax in the price, to be said beside it. */
      readonly includedTax: 'gst10' | null
    }
  | { readonly kind: 'shopperPays' }

/** What a carrier offers: it takes parcels at a counter, comes for them, takes them by a code, or tells where its counters are. */
export type CarrierService = 'dropoff' | 'pickup' | 'paperless' | 'locating'

export type CountryCarrier = {
  /** Standard carrier alpha code, or the code that this wire uses for it. */
  readonly code: string
  readonly services: readonly CarrierService[]
  /** It takes parcels by a code alone, never with a printed label (RM-10). */
  readonly paperlessOnly?: boolean
  /** What its counters are, where they are of one kind. */
  readonly counter?: CarrierCounter
  /** How its pickup is booked (RC-01). */
  readonly booking?: PickupBooking
  /** How it is asked to come for a parcel that would be handed in, where a pickup is no way back of its own (RC-01). */
  readonly collection?: PickupBooking
}

/** Places where a carrier takes parcels. */
export type CarrierCounter = 'postOffice' | 'locker'

/** Where a pickup is booked: the address of the carrier's own page, and its number as it is shown. */
export type PickupBooking = { readonly link: string | null; readonly phone: string | null }

export type CountryMethod = {
  readonly id: ReturnMethodId
  /** It is offered only while this flag is on. */
  readonly flag?: FlagName
  /** The shopper chooses among the carriers that offer this service; without it nobody is chosen. */
  readonly service?: Exclude<CarrierService, 'locating'>
  /** The one carrier that takes it, where there is no choice. */
  readonly carrier?: string
  readonly price: Readonly<Record<'member' | 'guest', PriceRule>>
  /** A courier comes for it: the shopper says where to, from the address book (RI-07). */
  readonly asksPickupAddress?: true
  /** What the courier does is read before the return is sent, on a step of its own (RI-07). */
  readonly confirms?: true
}

/** Addresses that a country's own carrier serves in place of the usual one (returns.md §5). */
export type SpecialAddress = {
  /** For people. */
  readonly name: string
  /** Words of the street lines or the town, upper case. */
  readonly words: readonly string[]
  /** Regions, upper case. */
  readonly regions: readonly string[]
  /** Carrier that takes parcels there. */
  readonly dropoffCarrier: string
  /** A driver comes to the door. */
  readonly hasPickup: boolean
}

/** How long a refund takes from the day the goods were checked (RC-06). */
export type RefundTiming = {
  /** What it usually takes. */
  readonly usual: { readonly count: number; readonly unit: 'businessDays' | 'days' }
  /** What to allow, in calendar days. */
  readonly allowDays: number
}

/** How a country exchanges. */
export type ExchangeRule = {
  /** When a replacement can be sent, the usual one first. */
  readonly sends: readonly ExchangeSend[]
  /** Days from the return until the card pays for what was sent at once and nothing came for (BY-04). */
  readonly deadlineDays: number
}

/** Bonus of store credit. */
type CreditRule = {
  /** Percent of what was paid, whole ones. */
  readonly percent: number
  /** Most that one return gives, in minor units of the country's currency. */
  readonly cap: number
}

export type ReturnFacts = {
  /** Days from the order date in which something may be sent back (returns.md §9). */
  readonly windowDays: number
  /** Days from delivery in which a store takes something back, where that is less; `null` elsewhere. */
  readonly storeReturnDays: number | null
  /** Ways back, best first. */
  readonly methods: readonly CountryMethod[]
  /** Carriers that take returns, the usual one first. */
  readonly carriers: readonly CountryCarrier[]
  readonly specialAddresses: readonly SpecialAddress[]
  readonly reasons: readonly ReturnReason[]
  /** While this flag is off, the usual reasons, prices and words stand in for the country's own (SE-06). */
  readonly ownTermsFlag?: FlagName
  /** What comes back for a return that is not sent yet is called the total of the refund, estimated (returns.md §9). */
  readonly namesRefundTotal: boolean
  /** What opens a label says that it is viewed, not shown (returns.md §9). */
  readonly viewsLabel: boolean
  /** Codes to show at a counter are asked for (RL-01). */
  readonly asksForCodes: boolean
  /** Minutes from the return's order date until a code scans at every counter (RL-05); 0 where it scans at once. */
  readonly codeWaitMinutes: number
  /** Business days that a mailed label takes (RL-03). */
  readonly mailedLabelDays: { readonly from: number; readonly to: number }
  /** Business days in which a courier comes for a parcel (returns.md §9); `null` where none is sent. */
  readonly collectionDays: number | null
  readonly refund: RefundTiming
  /** Custom designs can be sent back (RI-04); where they cannot, cancelling in its window is all there is (CA-06). */
  readonly takesCustomDesigns: boolean
  /** A return to a store is shown to the shopper and not sent: the store makes it (RI-07). */
  readonly previewsStoreReturns: boolean
  /** Return details lead to the carrier's tracking (BA-04). */
  readonly hasTracking: boolean
  /** Orders paid in cash lead to the bank refund while the sandbox is on (RF-03). */
  readonly refundsCashByBank: boolean
  /** What goes back may be exchanged for another size or color (BY-01); `null` where it is not. */
  readonly exchange: ExchangeRule | null
  /** What goes back may become store credit with a bonus (BY-06); `null` where it may not. */
  readonly storeCredit: CreditRule | null
  /** Whoever was given an order's goods may return them for store credit (BY-49, BY-50). */
  readonly giftReturns: boolean
}
