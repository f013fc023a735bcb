import { type Row, spanAt } from './box-content.ts'
import type { Icon, Span } from './drawing.types.ts'
import { lineHeight } from './measure.ts'

/** The rows of a state that is drawn as a frame, side by side under its name; of no height where there are none. */
export type FrameStrip = { height: number; width: number; spans: Span[]; icons: Icon[] }

const iconWidth = 20
const gap = 22
const baseline = 11

export function frameStrip(rows: readonly Row[]): FrameStrip {
  const strip: FrameStrip = {
    height: rows.length > 0 ? lineHeight.code + 7 : 0,
    width: 0,
    spans: [],
    icons: [],
  }
  let x = 0
  for (const row of rows) {
    if (row.icon) strip.icons.push({ name: row.icon, x, y: baseline })
    x += iconWidth
    for (const { text, face } of row.parts) {
      const { transition } = row
      const span = spanAt(text, face, x, baseline)
      strip.spans.push({ ...span, ...(transition && { transition }) })
      x += span.room + 6
    }
    strip.width = x
    x += gap
  }
  return strip
}
