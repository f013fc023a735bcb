import { holds } from '../../../atlas/chart/states.ts'
import {
  type BoxContent,
  headInset,
  type PlacedState,
  type Placement,
  type Point,
  type Rect,
} from './drawing.types.ts'
import { headRows, labelRows, overlap, segmentRect, segments } from './geometry.ts'

const step = 8
const clearance = 14

/**
 * Moves the words of each box that holds others to its top left corner, or as near to it along the top as nothing else
 * stands. Where there is no such place they stay, and the geometry check tells.
 */
export function clearHeads(placement: Placement): Placement {
  return { ...placement, states: placement.states.map((box) => cleared(box, placement)) }
}

function cleared(box: PlacedState, placement: Placement): PlacedState {
  if (box.state.children.length === 0) return box
  const words = bounds(headRows(box))
  const taken = obstacles(box, placement)
  const y = box.y + headInset.y
  const last = box.x + box.width - headInset.x - words.width
  for (let x = box.x + headInset.x; x <= last; x += step) {
    const there = grown({ ...words, x, y })
    if (!taken.some((rect) => overlap(rect, there)))
      return { ...box, content: moved(box.content, { x: x - words.x, y: y - words.y }) }
  }
  return box
}

/** Everything that may stand in the box beside its words. */
function obstacles(box: PlacedState, { states, dots, lines }: Placement): Rect[] {
  return [
    ...states.filter((inner) => holds(box.state.id, inner.state.id)),
    ...dots,
    ...lines.flatMap((line) => [...labelRows(line), ...segments(line).map(segmentRect)]),
  ]
}

/** The contents of a box, moved. */
export function moved(content: BoxContent, { x, y }: Point): BoxContent {
  return {
    ...content,
    spans: content.spans.map((span) => ({ ...span, x: span.x + x, y: span.y + y })),
    icons: content.icons.map((icon) => ({ ...icon, x: icon.x + x, y: icon.y + y })),
    rules: content.rules.map((rule) => rule + y),
  }
}

function bounds(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

function grown({ x, y, width, height }: Rect): Rect {
  return { x: x - clearance / 2, y, width: width + clearance, height: height + clearance }
}
