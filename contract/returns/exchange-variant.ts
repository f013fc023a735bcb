import * as v from 'valibot'
import { orNull, SkuId, WireAmount } from '../wire/primitives.ts'

const text = orNull(v.string())
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A product in one color and size, as an item can be exchanged for it. */
export const ExchangeVariant = v.object({
  skuId: SkuId,
  styleColor: v.string(),
  title: v.string(),
  color: text,
  /** `null`: there is one size. */
  size: text,
  /** Address of the picture (`domain/pictures/picture-sources.ts`). */
  image: text,
  imageAlt: text,
  /** What one piece costs today, without a tax that comes on top; `null` where what was paid counts: it is the color that was bought. */
  price: orNull(WireAmount),
  /** Pieces that this item can have, those that it holds among them; ten at most, so that nothing tells the stock. */
  available: pieces,
})
export type ExchangeVariant = v.InferOutput<typeof ExchangeVariant>
