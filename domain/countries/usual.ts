import type {
  CountryMethod,
  CountryProfile,
  ExchangeRule,
  PriceRule,
  ReturnReason,
  ReturnReasonName,
} from './country.types.ts'

const free: PriceRule = { kind: 'free' }

/** Free for everybody. */
export const freeForAll = { member: free, guest: free } as const

/** Members return free, guests pay the carrier (RM-09). */
export const guestsPay = { member: free, guest: { kind: 'shopperPays' } } as const

/** Another size or color, at once against the card or when the parcel is in. */
export const exchangesByCard: ExchangeRule = { sends: ['afterArrival', 'atOnce'], deadlineDays: 21 }

/** Another size or color, sent when the parcel is in. */
export const exchangesOnArrival: ExchangeRule = { sends: ['afterArrival'], deadlineDays: 21 }

/** Bringing it to a store, which every country has and which costs nobody anything. */
export const storeReturn: CountryMethod = { id: 'returnToStore', price: freeForAll }

/** A reason with its code on the wire, and room for a comment. */
export const reason = (name: ReturnReasonName, code: string): ReturnReason => ({
  name,
  code,
  takesComment: true,
})

const reasons: readonly ReturnReason[] = [
  reason('tooBig', '1'),
  reason('tooSmall', '1'),
  reason('notAsExpected', '6'),
  reason('quality', '6'),
  reason('colour', '6'),
  reason('lateArrival', '6'),
  reason('lostOrDamaged', '3'),
  reason('wrongItem', '5'),
]

/** What holds where a country says nothing else; the whole profile of one that nobody has described. */
export const usual: CountryProfile = {
  languages: [],
  currency: 'USD',
  regionReference: 'NIKEUS',
  isEmea: false,
  shop: {
    isInSwitch: false,
    hasPlainTitle: false,
    help: {
      cancel: 'cancel-order',
      returns: 'returns-policy',
      refunds: 'refund-policy',
      shipping: 'shipping-and-delivery',
      storeReturn: 'store-return',
      storeFinder: 'store-finder',
      signIn: 'sign-in',
      contact: 'contact-us',
      eInvoice: 'e-invoice',
    },
    chatLanguages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja', 'zh'],
    agreementHost: 'agreements',
    hasSignInBanner: false,
  },
  formats: {
    english: 'british',
    hourCycle: 'h23',
    distanceUnit: 'kilometer',
    nameOrder: 'givenFirst',
    addresses: { choosesRegion: true, writesRegionCodes: false, alsoRequires: '' },
    addressLanguage: null,
    taxWording: 'tax',
  },
  contact: { phone: null, hours: null, returnsPhone: null },
  guests: {
    needsTerms: false,
    prefersPhone: false,
    lookupShowsLess: false,
    saysMembersReturnFree: false,
  },
  orders: {
    cancelMinutes: 30,
    payHours: 72,
    reloadsAfterCancelling: false,
    hasEInvoice: false,
    viewReturnsDays: 30,
    pickupHoldDays: 7,
    restDays: [5, 6],
    withdrawal: null,
  },
  returns: {
    windowDays: 60,
    storeReturnDays: null,
    methods: [storeReturn],
    carriers: [],
    specialAddresses: [],
    reasons,
    namesRefundTotal: false,
    viewsLabel: false,
    asksForCodes: true,
    codeWaitMinutes: 0,
    mailedLabelDays: { from: 5, to: 7 },
    collectionDays: null,
    refund: { usual: { count: 2, unit: 'businessDays' }, allowDays: 7 },
    takesCustomDesigns: true,
    previewsStoreReturns: false,
    hasTracking: true,
    refundsCashByBank: false,
    exchange: null,
    storeCredit: null,
    giftReturns: false,
  },
  flags: {},
}
