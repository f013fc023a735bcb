import { drawingAddress, drawingName } from '../../../domain/pictures/drawings.ts'
import type { SampleText } from '../sample-text.ts'
import { categories } from './categories.ts'
import { clothing } from './clothing.ts'
import { type ColourId, colours } from './colours.ts'
import { equipment } from './equipment.ts'
import { footwear } from './footwear.ts'
import { sampleGtin } from './gtin.ts'
import type { Picture } from './picture.types.ts'
import { imageAlt, type PictureName, pictures } from './pictures.ts'
import type { SampleProduct, SizeRun } from './products.types.ts'

/** A product in one colour, as it can be ordered. */
export type Variant = {
  readonly style: string
  readonly styleColor: string
  readonly productId: string
  readonly pid: string
  readonly title: string
  readonly category: SampleText
  readonly colour: SampleText
  readonly picture: PictureName
  readonly image: string
  readonly imageAlt: SampleText
  readonly sizes: SizeRun
  /** List price in whole US dollars; `listPrice` has the other currencies. */
  readonly price: number
  /** First running number of its sizes; `sampleGtin(serial + size index)`. */
  readonly serial: number
}

export const products: readonly SampleProduct[] = [...footwear, ...clothing, ...equipment]

const colourNumbers = Object.keys(colours) as readonly ColourId[]
/** Style colour codes are three digits; the same colour has the same everywhere. */
const colourCode = (colour: ColourId): string => String(100 + colourNumbers.indexOf(colour) * 7)

const variantOf = (item: SampleProduct, index: number, colourIndex: number): Variant => {
  const { noun, colourways }: Picture = pictures[item.picture]
  const [fragment, colour] = colourways[colourIndex] as readonly [string, ColourId]
  const serial = (index * 10 + colourIndex) * 10
  return {
    style: item.style,
    styleColor: `${item.style}-${colourCode(colour)}`,
    productId: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
    pid: String(13_000_000 + serial),
    title: item.title,
    category: categories[item.category],
    colour: colours[colour],
    picture: item.picture,
    image: drawingAddress(drawingName(item.picture, fragment)),
    imageAlt: imageAlt(noun, colours[colour]),
    sizes: item.sizes,
    price: item.price,
    serial,
  }
}

/** Everything that sample orders are filled with. */
export const variants: readonly Variant[] = products.flatMap((item, index) =>
  pictures[item.picture].colourways.map((_, colourIndex) => variantOf(item, index, colourIndex)),
)

const byPicture: readonly (readonly Variant[])[] = [
  ...Map.groupBy(variants, ({ picture }) => picture).values(),
]

/** Some variant; each picture comes up as often as the others, so that orders look varied. */
export const pickVariant = (pick: <T>(items: readonly T[]) => T): Variant => pick(pick(byPicture))

/** GTIN of a variant in its `sizeIndex`-th size. */
export const gtinOf = (variant: Variant, sizeIndex: number): string =>
  sampleGtin(variant.serial + (sizeIndex % 10))
