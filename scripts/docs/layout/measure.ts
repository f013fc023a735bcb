import widths from '../fonts/widths.json' with { type: 'json' }

/** The faces a drawing uses. `code` is the reader's own monospace font, spaced to a fixed pitch. */
export type Face = 'name' | 'title' | 'text' | 'guard' | 'code'

type Metrics = { unitsPerEm: number; widths: Record<string, number> }
type Measured = { own: Metrics; fallback: Metrics; size: number }

const faces: Record<Exclude<Face, 'code'>, Measured> = {
  name: { own: widths.name, fallback: widths['fallback-name'], size: 15 },
  title: { own: widths.name, fallback: widths['fallback-name'], size: 20 },
  text: { own: widths.text, fallback: widths['fallback-text'], size: 12 },
  guard: { own: widths['text-italic'], fallback: widths['fallback-text-italic'], size: 12 },
}
const codeSize = 12
const codePitch = 0.602

/** Sizes of letters in pixels, per face. */
export const fontSize: Record<Face, number> = {
  name: faces.name.size,
  title: faces.title.size,
  text: faces.text.size,
  guard: faces.guard.size,
  code: codeSize,
}

/** Line heights in pixels, per face. */
export const lineHeight: Record<Face, number> = {
  title: 26,
  name: 20,
  text: 15,
  guard: 15,
  code: 15,
}

/**
 * Width in pixels of a text in one of the drawing's own faces, to a tenth, rounded up. Letters that the embedded fonts
 * lack count as the widest letter there is.
 */
export function textWidth(text: string, face: Face): number {
  if (face === 'code') return roundUp([...text].length * codeSize * codePitch)
  const { own, size } = faces[face]
  return roundUp(widthIn(own, text) * size)
}

/**
 * The room in pixels that a text needs with whatever font shows it: its own, or DejaVu Sans, the widest that a viewer without
 * it falls back to. The others (Arial, Helvetica, Liberation Sans, Noto Sans, Roboto) need less.
 */
export function textRoom(text: string, face: Face): number {
  if (face === 'code') return textWidth(text, face)
  const { fallback, size } = faces[face]
  return Math.max(textWidth(text, face), roundUp(widthIn(fallback, text) * size))
}

/** In ems. */
function widthIn({ widths, unitsPerEm }: Metrics, text: string): number {
  const widest = widths.W ?? unitsPerEm
  let units = 0
  for (const letter of text) units += widths[letter] ?? widest
  return units / unitsPerEm
}

/** Breaks a text at spaces into lines with room for `limit` pixels; a single longer word keeps a line of its own. */
export function wrap(text: string, face: Face, limit: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && textRoom(longer, face) > limit) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line) lines.push(line)
  return lines
}

/** The same in as few lines, of which none is much shorter than the others. */
export function balanced(text: string, face: Face, limit: number): string[] {
  let best = wrap(text, face, limit)
  for (let narrower = limit - narrowing; narrower > 0; narrower -= narrowing) {
    const lines = wrap(text, face, narrower)
    if (lines.length > best.length || lines.some((line) => textRoom(line, face) > narrower)) break
    best = lines
  }
  return best
}

const narrowing = 4

function roundUp(pixels: number): number {
  return Math.ceil(pixels * 10 - 1e-6) / 10
}
