import * as v from 'valibot'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'

/** Ways that a shopper is told of an order (BY-36). */
export const notificationChannels = ['email', 'text', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** What a shopper is told of, in the order in which it happens. */
export const notificationEvents = [
  'shipped',
  'outForDelivery',
  'readyForPickup',
  'lastDays',
  'parcelIn',
  'refunded',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** Browsers that one order tells by web push at most (BY-41). */
export const maxPushDevices = 5

/** Digits of the code that confirms a phone (BY-37). */
export const phoneCodeDigits = 6

/** Wrong codes that end a confirmation (BY-37). */
export const phoneCodeTries = 5

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** IANA name of a time zone, as browsers tell it: `Europe/Amsterdam`. */
export const TimeZone = v.pipe(
  v.string(),
  v.maxLength(64, 'time_zone'),
  v.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/, 'time_zone'),
  v.check(isTimeZone, 'time_zone'),
)

/** A phone number with its calling code: `+31612345678`. */
export const InternationalPhone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'phone'))

export const PhoneCode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'code'))

/** What a browser gives for `PushManager.subscribe` (`PushSubscription.toJSON`); nothing but https (RFC 8030). */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1024, 'endpoint'), v.regex(/^https:\/\/[!-~]+$/, 'endpoint')),
  keys: v.object({
    /** A point of P-256, 65 bytes in base64url. */
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'p256dh')),
    /** 16 bytes in base64url. */
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'auth')),
  }),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

/** What a browser that is told is known by: SHA-256 of its endpoint in base64url. */
export const PushDevice = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'device'))

/** Whose phone texts go to: the order's own, or the one that a code has confirmed. */
export const notificationPhones = ['order', 'other'] as const
export type NotificationPhone = (typeof notificationPhones)[number]

/** All that the page about an order's messages needs to know. */
export const NotificationStanding = v.object({
  orderNumber: OrderNumber,
  /** What can be chosen; without an address no mail, and without a gateway no texts. */
  offered: v.array(v.picklist(notificationChannels)),
  chosen: v.array(v.picklist(notificationChannels)),
  /** Masked: `s•••@shop.example`; `null`: the order has none. */
  email: orNull(v.string()),
  phones: v.object({
    /** The order's own, masked but for its last digits; `null`: it has none that texts can reach. */
    order: orNull(v.string()),
    /** One that was confirmed by a code, masked alike. */
    other: orNull(v.string()),
  }),
  /** The phone that texts go to; `null` while none was chosen. */
  phone: orNull(v.picklist(notificationPhones)),
  /** `null`: no web push here. */
  push: orNull(
    v.object({
      /** The host's VAPID key, for `applicationServerKey` (RFC 8292). */
      publicKey: v.string(),
      /** Browsers that are told. */
      devices: v.array(PushDevice),
      maxDevices: v.pipe(v.number(), v.integer()),
    }),
  ),
  /** What can still happen to this order and be told; none: there is nothing left to choose. */
  events: v.array(v.picklist(notificationEvents)),
  /** Times of day `HH:MM` in the shopper's zone between which neither texts nor pushes come. */
  quietHours: v.object({ from: v.string(), until: v.string() }),
  /** The zone that they are kept in; `null` before the first choice. */
  timeZone: orNull(v.string()),
  /** When the choice was made; `null`: nobody has made one yet, and mail alone is on. */
  chosenAt: orNull(Instant),
})
export type NotificationStanding = v.InferOutput<typeof NotificationStanding>

/** What a browser gets by web push, decrypted: JSON of at most 2 kB, with nothing of the shopper in it. */
export const PushMessage = v.object({
  event: v.picklist(notificationEvents),
  orderNumber: OrderNumber,
  title: v.string(),
  body: v.string(),
  /** Way on this site that a press leads to. */
  path: v.pipe(v.string(), v.regex(/^\/[^/\\]/)),
  /** Another message with this tag takes the place of this one. */
  tag: v.string(),
  language: v.string(),
  dir: v.picklist(['ltr', 'rtl']),
})
export type PushMessage = v.InferOutput<typeof PushMessage>
