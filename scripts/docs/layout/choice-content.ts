import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import { spanAt } from './box-content.ts'
import type { BoxContent, Flowing, Form } from './drawing.types.ts'
import { balanced, lineHeight } from './measure.ts'

/** From corner to corner, in pixels. */
const diamond = 34
const gap = 8
const sentenceWidth = 190

/**
 * A choice point: its diamond, and its name and sentence beside it, so that lines come and go by the corners: flowing down
 * above and below, flowing right at the sides.
 */
export function choiceContent(state: ChartState, flowing: Flowing, form: Form): BoxContent {
  const lines = form === 'compact' ? [] : balanced(state.description ?? '', 'text', sentenceWidth)
  const textHeight = lineHeight.name + lines.length * lineHeight.text
  const isBeside = flowing === 'DOWN'
  const height = isBeside ? Math.max(diamond, textHeight) : diamond + gap / 2 + textHeight
  const left = isBeside ? diamond + gap : 0
  const top = isBeside ? (height - textHeight) / 2 : diamond + gap / 2
  const spans = [
    spanAt(state.key, 'name', left, top + 15),
    ...lines.map((line, index) =>
      spanAt(line, 'text', left, top + lineHeight.name + 11 + index * lineHeight.text),
    ),
  ]
  return {
    width: Math.ceil(Math.max(diamond, ...spans.map((span) => span.x + span.room))),
    height,
    spans,
    icons: [],
    rules: [],
    diamond: { x: 0, y: isBeside ? (height - diamond) / 2 : 0, width: diamond, height: diamond },
  }
}
