import * as v from 'valibot'
import { CountryCode, Instant, OrderNumber, orNull } from '../wire/primitives.ts'
import { CarrierCode } from './return-capture-terms.ts'
import { returnMethodIds } from './return-method-ids.ts'

/** How a gift stands: something of it can go back, or why nothing can. */
export const giftStandings = ['open', 'over', 'nothing', 'notOffered'] as const

/** How far the return of a gift is: asked for, in, and its store credit issued. */
export const giftReturnStatuses = ['CREATED', 'ARRIVED', 'CREDITED'] as const

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = orNull(v.string())

/** What a gift's page shows of a line: the goods, and nothing of who paid what for them (BY-48). */
export const GiftItem = v.object({
  /** The line's own id. */
  id: v.string(),
  title: v.string(),
  color: text,
  size: text,
  /** Address of the picture (`domain/pictures/picture-sources.ts`). */
  image: text,
  imageAlt: text,
  quantity: pieces,
  /** Pieces that can go back now. */
  returnable: pieces,
})
export type GiftItem = v.InferOutput<typeof GiftItem>

/** A method, with its carrier where one is chosen: `upsDropoff`, `emeaDropoff|DHLP`. */
export const GiftWayKey = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[A-Za-z]+(\|[A-Z]{2,4})?$/, 'method_with_carrier'),
)

/** A way back that needs nobody's address (BY-49). */
export const GiftWay = v.object({
  key: GiftWayKey,
  id: v.picklist(returnMethodIds),
  carrier: orNull(v.object({ code: CarrierCode, name: v.string() })),
  /** Left out: the one who sends it pays the carrier's own price. */
  isFree: v.optional(v.boolean(), false),
})
export type GiftWay = v.InferOutput<typeof GiftWay>

export const GiftReturned = v.object({
  returnNumber: OrderNumber,
  status: v.picklist(giftReturnStatuses),
  way: GiftWay,
  /** When it was asked for. */
  createdAt: Instant,
  /** When its store credit was issued. */
  creditedAt: orNull(Instant),
  items: v.array(v.omit(GiftItem, ['returnable'])),
})
export type GiftReturned = v.InferOutput<typeof GiftReturned>

/** A gift as whoever holds its receipt sees it: no price, no payment, and nobody's name, contact or address (BY-48). */
export const Gift = v.object({
  orderNumber: OrderNumber,
  /** Whose rules its returns follow. */
  country: CountryCode,
  standing: v.picklist(giftStandings),
  /** The moment in which it is too late; the last day is the one before it. */
  returnUntil: orNull(Instant),
  items: v.array(GiftItem),
  ways: v.optional(v.array(GiftWay), []),
  /** What was sent back before, newest first. */
  returns: v.optional(v.array(GiftReturned), []),
})
export type Gift = v.InferOutput<typeof Gift>
