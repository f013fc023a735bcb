import type { SvgElement } from '../../../atlas/chart/svg-node.ts'
import type { PlacedDot, PlacedState, Rect } from '../layout/drawing.types.ts'
import { finalMargin } from '../layout/elk-graph.ts'
import { textWidth } from '../layout/measure.ts'
import { group, icon, n, shape, text, textAt } from './elements.ts'

/** Width in pixels of the place for coverage at the start of a box. */
const bar = 6
const corner = 4

/** A state's box with its texts; boxes that hold others are sunk, final ones have a double line. */
export function stateBox(placed: PlacedState): SvgElement {
  const { state, content } = placed
  if (content.diamond) return choicePoint(placed, content.diamond)
  const margin = state.kind === 'final' ? finalMargin : 0
  const width = placed.width - 2 * margin
  const height = placed.height - 2 * margin
  const isHolder = state.children.length > 0
  const kind = isHolder ? (placed.depth % 2 === 0 ? 'sunk' : 'deep') : 'box'
  return group(
    { class: `state ${state.kind}`, 'data-state': state.path, x: placed.x + margin, y: placed.y + margin },
    [
      ...(margin
        ? [
            shape('rect', 'box', {
              x: -margin,
              y: -margin,
              width: placed.width,
              height: placed.height,
              rx: 7,
            }),
          ]
        : []),
      shape('rect', kind, { width, height, rx: corner }),
      shape('path', 'bar', {
        d: `M${bar} 0H${corner}Q0 0 0 ${corner}V${n(height - corner)}Q0 ${n(height)} ${corner} ${n(height)}H${bar}z`,
      }),
      ...(isHolder
        ? []
        : content.rules.map((y) => shape('path', 'rule', { d: `M${bar} ${n(y)}H${n(width - 1)}` }))),
      ...content.spans.map(text),
      ...content.icons.map(icon),
    ],
  )
}

function choicePoint({ state, content, x, y }: PlacedState, { width, height, ...at }: Rect): SvgElement {
  const [left, top, right, bottom] = [at.x, at.y, at.x + width, at.y + height].map(n)
  const [across, down] = [n(at.x + width / 2), n(at.y + height / 2)]
  return group({ class: 'state choice', 'data-state': state.path, x, y }, [
    shape('path', 'choice', { d: `M${across} ${top}L${right} ${down} ${across} ${bottom} ${left} ${down}z` }),
    shape('path', 'bar', { d: `M${across} ${top}V${bottom}L${left} ${down}z` }),
    ...content.spans.map(text),
  ])
}

/** The dot of a first state, or the pill that stands for every state around it. */
export function dot({ kind, x, y, width, height }: PlacedDot): SvgElement[] {
  if (kind === 'initial')
    return [shape('circle', 'dot', { cx: x + width / 2, cy: y + height / 2, r: width / 2 })]
  const words = 'any state'
  return [
    shape('rect', 'any', { x, y, width, height, rx: height / 2 }),
    textAt(words, 'text', x + (width - textWidth(words, 'text')) / 2, y + 17),
  ]
}

/** The place for coverage of a region, at the start of the frame. */
export function regionBar(y: number, height: number): SvgElement {
  return shape('rect', 'bar', { x: 1, y, width: bar, height })
}
