import type { ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { isTold, tellingWords } from '../../../atlas/chart/states.ts'
import { spanAt } from './box-content.ts'
import type { Flowing, Form, LabelBlock, Link, Span } from './drawing.types.ts'
import { type Face, lineHeight, textRoom, textWidth, wrap } from './measure.ts'

const detailWidth = 180
const ascent = 11
const besideLine = 3

type Row = { text: string; face: Face; gap: number; transition: string }

/**
 * The words at a line. Flowing right, one transition has its event above the line and its guard below; several are
 * stacked above it. Flowing down, everything stands to the right of the line. What leaves a choice point needs no event.
 */
export function labelBlock(
  { transitions }: Pick<Link, 'transitions'>,
  { flowing, form, isChoice }: { flowing: Flowing; form: Form; isChoice: boolean },
): LabelBlock | undefined {
  const [first, ...others] = transitions
  if (!first) return undefined
  const rows = [first, ...others].flatMap((transition, index) => {
    const isSaid = isChoice || transitions[index - 1]?.event === transition.event
    return rowsOf(transition, { isSaid, isFirst: index === 0, form })
  })
  const isCentred = flowing === 'RIGHT'
  const width = Math.max(...rows.map((row) => rowWidth(row, isCentred)))
  if (isCentred && others.length === 0) return throughLine(rows, width)
  const left = isCentred ? undefined : 0
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

/** In the middle there is as much room before a text as after it, so that it stays there in any font. */
function rowWidth({ text, face }: Row, isCentred: boolean): number {
  return isCentred ? 2 * textRoom(text, face) - textWidth(text, face) : textRoom(text, face)
}

/** The event is left out where the reader knows it and a guard stands for it. */
function rowsOf(
  transition: ChartTransition,
  { isSaid, isFirst, form }: { isSaid: boolean; isFirst: boolean; form: Form },
): Row[] {
  const tells = form === 'compact' ? [] : transition.actions.filter(isTold)
  const told = tells.map((action) => `/ ${tellingWords(action)}`)
  const guard = transition.guard ? [`[${transition.guard}]`] : []
  const { id } = transition
  const details = packed([...guard, ...told]).map(
    (text): Row => ({ text, face: 'guard', gap: 0, transition: id }),
  )
  if (isSaid && guard.length > 0) return details
  return [{ text: transition.event, face: 'code', gap: isFirst ? 0 : 4, transition: id }, ...details]
}

/** As many of the words on one row as fit; words that are too long by themselves are broken. */
function packed(words: string[]): string[] {
  const rows: string[] = []
  for (const word of words) {
    const joined = `${rows.at(-1)} ${word}`
    if (rows.length > 0 && textRoom(joined, 'guard') <= detailWidth) rows.splice(-1, 1, joined)
    else rows.push(...wrap(word, 'guard', detailWidth))
  }
  return rows
}

function place(row: Row, blockWidth: number, top: number, left: number | undefined): Span {
  const span = spanAt(row.text, row.face, 0, top + ascent)
  return {
    ...span,
    transition: row.transition,
    x: left ?? Math.round(((blockWidth - span.width) / 2) * 10) / 10,
  }
}
