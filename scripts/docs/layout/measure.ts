import widths from '../fonts/widths.json' with { type: 'json' }

/** The faces a drawing uses. `code` is the reader's own monospace font, spaced to a fixed pitch. */
export type Face = 'name' | 'title' | 'text' | 'small' | 'guard' | 'code'

type Metrics = { unitsPerEm: number; widths: Record<string, number> }

const faces: Record<Exclude<Face, 'code'>, { metrics: Metrics; size: number }> = {
  name: { metrics: widths.name, size: 15 },
  title: { metrics: widths.name, size: 20 },
  text: { metrics: widths.text, size: 12 },
  small: { metrics: widths.text, size: 12 },
  guard: { metrics: widths['text-italic'], size: 12 },
}
const codeSize = 12
const codePitch = 0.602

/** Line heights in pixels, per face. */
export const lineHeight: Record<Face, number> = {
  title: 26,
  name: 20,
  text: 15,
  small: 15,
  guard: 15,
  code: 15,
}

/**
 * Width in pixels of a text in one of the drawing's faces, to a tenth, rounded up. Letters that the embedded fonts lack
 * count as the widest letter there is.
 */
export function textWidth(text: string, face: Face): number {
  if (face === 'code') return roundUp([...text].length * codeSize * codePitch)
  const { metrics, size } = faces[face]
  const widest = metrics.widths.W ?? metrics.unitsPerEm
  let units = 0
  for (const letter of text) units += metrics.widths[letter] ?? widest
  return roundUp((units / metrics.unitsPerEm) * size)
}

/** Breaks a text at spaces into lines no wider than `limit` pixels; a single longer word keeps a line of its own. */
export function wrap(text: string, face: Face, limit: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, face) > limit) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line) lines.push(line)
  return lines
}

function roundUp(pixels: number): number {
  return Math.ceil(pixels * 10 - 1e-6) / 10
}
