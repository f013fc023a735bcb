import type { ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { isTold, tellingWords } from './box-content.ts'
import type { Flowing, LabelBlock, Span } from './drawing.types.ts'
import { type Face, lineHeight, textWidth, wrap } from './measure.ts'

const detailWidth = 170
const ascent = 11
const besideLine = 3

type Row = { text: string; face: Face; gap: number; transition: string }

/**
 * The words at a line. Flowing right, one transition has its event above the line and its guard below; several are
 * stacked above it. Flowing down, everything stands to the right of the line.
 */
export function labelBlock(transitions: ChartTransition[], flowing: Flowing): LabelBlock | undefined {
  const [first, ...others] = transitions
  if (!first) return undefined
  const rows = [first, ...others].flatMap((transition, index) => rowsOf(transition, transitions[index - 1]))
  const width = Math.max(...rows.map((row) => textWidth(row.text, row.face)))
  if (flowing === 'RIGHT' && others.length === 0) return throughLine(rows, width)
  const left = flowing === 'RIGHT' ? undefined : 0
  const spans: Span[] = []
  let y = 0
  for (const row of rows) {
    y += row.gap
    spans.push(place(row, width, y, left))
    y += lineHeight[row.face]
  }
  return widened({ width: Math.ceil(width), height: y, spans, inline: false })
}

function throughLine(rows: Row[], width: number): LabelBlock {
  const [event, ...rest] = rows
  const below = rest.reduce((height, row) => height + lineHeight[row.face], 0)
  const half = Math.max(lineHeight.code, below) + 3
  const spans = event ? [place(event, width, half - 4 - lineHeight.code, undefined)] : []
  let y = half + 3
  for (const row of rest) {
    spans.push(place(row, width, y, undefined))
    y += lineHeight[row.face]
  }
  return widened({ width: Math.ceil(width), height: 2 * half, spans, inline: true })
}

/** With room on both sides: a line may run along either. */
function widened(block: LabelBlock): LabelBlock {
  return {
    ...block,
    width: block.width + 2 * besideLine,
    spans: block.spans.map((span) => ({ ...span, x: span.x + besideLine })),
  }
}

function rowsOf(transition: ChartTransition, before: ChartTransition | undefined): Row[] {
  const told = transition.actions.filter(isTold).map((action) => `/ ${tellingWords(action)}`)
  const guard = transition.guard ? [`[${transition.guard}]`] : []
  const { id } = transition
  const details = packed([...guard, ...told]).map(
    (text): Row => ({ text, face: 'guard', gap: 0, transition: id }),
  )
  if (before?.event === transition.event && guard.length > 0) return details
  return [{ text: transition.event, face: 'code', gap: before ? 4 : 0, transition: id }, ...details]
}

/** As many of the words on one row as fit; words that are too long by themselves are broken. */
function packed(words: string[]): string[] {
  const rows: string[] = []
  for (const word of words) {
    const joined = `${rows.at(-1)} ${word}`
    if (rows.length > 0 && textWidth(joined, 'guard') <= detailWidth) rows.splice(-1, 1, joined)
    else rows.push(...wrap(word, 'guard', detailWidth))
  }
  return rows
}

function place(row: Row, blockWidth: number, top: number, left: number | undefined): Span {
  const width = textWidth(row.text, row.face)
  return {
    text: row.text,
    face: row.face,
    transition: row.transition,
    width,
    x: left ?? Math.round(((blockWidth - width) / 2) * 10) / 10,
    y: top + ascent,
  }
}
