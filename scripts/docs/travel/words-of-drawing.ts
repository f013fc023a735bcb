import type { Rect } from '../layout/drawing.types.ts'
import { type Face, fontSize, textRoom } from '../layout/measure.ts'

/** Where a text of a drawing stands, as a browser says. `x` and `y` are the beginning of its baseline. */
export type PlacedText = {
  readonly words: string
  readonly face: Face
  readonly x: number
  readonly y: number
}

/** The room that was left for a text, whatever font shows it; letters reach above and below their line by the size. */
export function roomOf({ words, face, x, y }: PlacedText): Rect {
  const size = fontSize[face]
  return { x: x - 1, y: y - size, width: textRoom(words, face) + 2, height: 1.3 * size }
}

/** A drawing's texts by themselves, in black. */
export function textsAlone(svg: string): string {
  return svg
    .replace(/<(rect|path|circle) [^>]*\/>/g, '')
    .replace(/(<text [^>]*) fill="[^"]*"/g, '$1 fill="#000"')
    .replace(/<style>.*?<\/style>/s, '<rect width="100%" height="100%" fill="#fff"/>')
}

/** A drawing without its texts. */
export function withoutTexts(svg: string): string {
  return svg.replace(/<text .*?<\/text>/g, '')
}
