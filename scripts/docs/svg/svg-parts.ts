import type {
  Icon,
  IconName,
  PlacedDot,
  PlacedLine,
  PlacedState,
  Point,
  Span,
} from '../layout/drawing.types.ts'
import { finalMargin } from '../layout/elk-graph.ts'
import { textWidth } from '../layout/measure.ts'

const cornerRadius = 8

/** Text as XML text or attribute value. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A number as short as it can be written, to a tenth of a pixel. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** One text. Its length is pinned, so that it fits even where a viewer refuses the fonts inside the drawing. */
export function text(span: Span): string {
  const named = span.transition === undefined ? '' : ` data-transition="${escaped(span.transition)}"`
  return `<text${named} class="${span.face}" x="${n(span.x)}" y="${n(span.y)}" textLength="${n(span.width)}">${escaped(span.text)}</text>`
}

/** One text that stands by itself. */
export function textAt(words: string, face: Span['face'], x: number, y: number): string {
  return text({ text: words, face, x, y, width: textWidth(words, face) })
}

const icons: Record<IconName, string> = {
  call: '<path d="M0 -8h7v7H0zM7 -4.5h5M9.5 -7l2.5 2.5L9.5 -2"/>',
  timer: '<circle cx="5.5" cy="-4.5" r="5"/><path d="M5.5 -7.5v3l2.2 1.4"/>',
  stay: '<path d="M10.5 -6a5 5 0 1 0 .4 3M11 -9.5V-6H7.5"/>',
  leave: '<path d="M0 -4.5h9M6.5 -7l2.5 2.5L6.5 -2M12 -9v9"/>',
  fact: '<path d="M1.5 0V-9.5H10.5L8.3 -6.7 10.5 -4H1.5"/>',
}

/** A small sign before a row: invoked call, named timer, event that stays, fact that is told. */
export function icon({ name, x, y }: Icon): string {
  return `<g class="icon" transform="translate(${n(x)} ${n(y)})">${icons[name]}</g>`
}

/** A state's box with its texts; boxes that hold others are sunk, final ones have a double line. */
export function stateBox(placed: PlacedState): string {
  const { state, content } = placed
  const margin = state.kind === 'final' ? finalMargin : 0
  const width = placed.width - 2 * margin
  const height = placed.height - 2 * margin
  const outer = margin
    ? `<rect class="box" x="${-margin}" y="${-margin}" width="${n(placed.width)}" height="${n(placed.height)}" rx="7"/>`
    : ''
  const holder = state.children.length > 0
  const kind = holder ? (placed.depth % 2 === 0 ? 'sunk' : 'deep') : 'box'
  const rules = holder ? [] : content.rules.map((y) => `<path class="rule" d="M1 ${n(y)}H${n(width - 1)}"/>`)
  return [
    `<g data-state="${escaped(state.path)}" transform="translate(${n(placed.x + margin)} ${n(placed.y + margin)})">`,
    `${outer}<rect class="${kind}" width="${n(width)}" height="${n(height)}" rx="4"/>`,
    ...rules,
    ...content.spans.map(text),
    ...content.icons.map(icon),
    '</g>',
  ].join('')
}

/** The dot of a first state, or the pill that stands for every state around it. */
export function dot({ kind, x, y, width, height }: PlacedDot): string {
  if (kind !== 'any')
    return `<circle class="dot" cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" r="${n(width / 2)}"/>`
  const words = 'any state'
  const left = x + (width - textWidth(words, 'text')) / 2
  return `<rect class="any" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}"/>${textAt(words, 'text', left, y + 17)}`
}

/** A transition's line with its arrow head, and the words at it. */
export function line({ id, points, label }: PlacedLine): string {
  const words = label
    ? `<g transform="translate(${n(label.x)} ${n(label.y)})">${label.spans.map(text).join('')}</g>`
    : ''
  return `<g data-link="${escaped(id)}"><path class="line" d="${rounded(points)}" marker-end="url(#head)"/>${words}</g>`
}

/** A path through the points whose corners are rounded by 8 px, or by half of the shorter side where that is less. */
function rounded(points: Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${n(point.x)} ${n(point.y)}`
      if (!after) return `L${n(point.x)} ${n(point.y)}`
      const radius = Math.min(cornerRadius, distance(before, point) / 2, distance(point, after) / 2)
      const into = towards(point, before, radius)
      const out = towards(point, after, radius)
      return `L${n(into.x)} ${n(into.y)}Q${n(point.x)} ${n(point.y)} ${n(out.x)} ${n(out.y)}`
    })
    .join('')
}

function distance(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

function towards(from: Point, to: Point, length: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * length, y: from.y + Math.sign(to.y - from.y) * length }
}
