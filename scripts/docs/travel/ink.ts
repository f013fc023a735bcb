import sharp from 'sharp'
import type { Rect } from '../layout/drawing.types.ts'

/** A drawing as pixels, a byte of grey for each. */
type Pixels = { readonly width: number; readonly height: number; readonly grey: Uint8Array }

/** Darker than this counts as ink: lighter greys are the edges of letters, and the grounds of boxes. */
const inkBelow = 190

/** As librsvg draws a file, or as a picture was taken elsewhere. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, grey: data }
}

/** Mean difference of two pictures of one size, from 0 (alike) to 255. */
export function difference(one: Pixels, other: Pixels): number {
  let sum = 0
  for (let index = 0; index < one.grey.length; index += 1)
    sum += Math.abs((one.grey[index] ?? 0) - (other.grey[index] ?? 0))
  return sum / one.grey.length
}

/** Which of the rectangles nothing is drawn in, by their places, and how many pixels are drawn outside of all of them. */
export function inkAndRects(
  { width, height, grey }: Pixels,
  rects: readonly Rect[],
): { empty: number[]; outside: number } {
  const left = new Uint8Array(grey)
  const empty: number[] = []
  for (const [place, rect] of rects.entries()) {
    const [from, to] = [Math.floor(rect.x), Math.ceil(rect.x + rect.width)]
    let isInked = false
    for (let y = Math.floor(rect.y); y < Math.min(height, Math.ceil(rect.y + rect.height)); y += 1) {
      const row = y * width
      for (let x = from; x < to; x += 1) isInked ||= (grey[row + x] ?? 255) < inkBelow
      left.fill(255, row + from, row + to)
    }
    if (!isInked) empty.push(place)
  }
  let outside = 0
  for (let index = 0; index < left.length; index += 1) if ((left[index] ?? 255) < inkBelow) outside += 1
  return { empty, outside }
}
